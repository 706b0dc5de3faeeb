import Foundation
import GuideText
import Stopwatch

/// Times breaking and measuring text, without font files and with those given.
///
///     bench-text [--only LANGUAGE] [FONT...]
@main
struct BenchText {
  static func main() throws {
    var paths = CommandLine.arguments.dropFirst()
    var samples = Sample.all
    if paths.first == "--only" {
      let wanted = paths.dropFirst().first
      samples.removeAll { $0.name != wanted }
      paths = paths.dropFirst(2)
    }
    let files = try paths.map { path in
      let bytes = try Array(Data(contentsOf: URL(fileURLWithPath: path)))
      let time = Stopwatch.median(of: 7) { _ = try? FontFile(bytes) }
      print("load \(path): \(Stopwatch.text(time * 1e3)) ms")
      return try FontFile(bytes)
    }
    timeLineBreaking(samples)
    time(TextMeasurer(scale: 3), name: "estimated", samples)
    if !files.isEmpty {
      time(TextMeasurer(scale: 3, fonts: FontChain(files)), name: "font files", samples)
    }
  }

  private static func timeLineBreaking(_ samples: [Sample]) {
    for sample in samples {
      let text = sample.long(megabytes: 2)
      let breaker = LineBreaker()
      let time = Stopwatch.median(of: 7) { Stopwatch.keep(breaker.opportunities(in: text).count) }
      print("line breaks, \(sample.name): \(rate(text, time))")
    }
  }

  private static func time(_ measurer: TextMeasurer, name: String, _ samples: [Sample]) {
    let font = TextFont(size: 15)
    for sample in samples {
      let label = sample.label
      let count = 2_000
      let time = Stopwatch.median(of: 15) {
        for _ in 0..<count {
          Stopwatch.keep(measurer.layout(label, font: font, maximumWidth: 160).lines.count)
        }
      }
      let each = Stopwatch.text(time / Double(count) * 1e6)
      print("\(name), label of \(label.count) characters, \(sample.name): \(each) µs")
    }
    for sample in samples {
      let text = sample.long(megabytes: 2)
      let time = Stopwatch.median(of: 7) {
        Stopwatch.keep(measurer.layout(text, font: font, maximumWidth: 300).lines.count)
      }
      print("\(name), wrapping, \(sample.name): \(rate(text, time))")
    }
  }

  private static func rate(_ text: String, _ seconds: Double) -> String {
    Stopwatch.text(Double(text.utf8.count) / seconds / 1e6) + " MB/s"
  }
}
