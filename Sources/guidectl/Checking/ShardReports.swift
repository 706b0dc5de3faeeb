internal import GuideChecks
internal import GuideFormats

/// The reports of a check's parts, joined to that of the whole.
enum ShardReports {
  /// Reads reports and joins them.
  ///
  /// - Parameters:
  ///   - paths: The JSON reports of all shards, in any order.
  ///   - arguments: For what is said when they are not the parts of one check.
  ///   - console: Where they are read.
  /// - Returns: The report of the whole.
  /// - Throws: That one cannot be read, or that they are not the parts of one check.
  static func merged(
    _ paths: [String], _ arguments: ParsedArguments, console: inout some Console
  ) throws(CommandFailure) -> CheckReport {
    var reports: [CheckReport] = []
    for path in paths { reports.append(try read(path, console: &console)) }
    do throws(CheckReport.MergingFault) {
      return try CheckReport(merging: reports)
    } catch {
      switch error {
      case .nothing: throw arguments.failure("'--merge' needs the reports of all shards")
      case .other(let index):
        throw arguments.failure(
          "'\(paths[index])' is about another scene, other lists, rules or fonts than '\(paths[0])'"
        )
      case .incomplete(let count):
        throw arguments.failure(
          "\(count) of \(reports[0].matrix.count) combinations are in none of these reports: give "
            + "those of all shards")
      }
    }
  }

  private static func read(
    _ path: String, console: inout some Console
  ) throws(CommandFailure) -> CheckReport {
    let bytes: [UInt8]
    do throws(SystemFailure) {
      bytes = try console.readFile(path)
    } catch {
      throw .system(error)
    }
    let source = SceneSource(name: path, bytes: bytes)
    let document: JSONValue
    do throws(JSONError) {
      document = try JSONParser.parse(bytes)
    } catch {
      throw .scene(source, [error.diagnostic])
    }
    do throws(SceneDiagnostics) {
      return try CheckReport(document)
    } catch {
      throw .scene(source, error.diagnostics)
    }
  }
}
