#if COUNTED_WORK
  import GuideText
  import LayoutGeometry
  import TestSupport
  import Testing

  @Suite struct FontWorkTests {
    @Test func `damaged fonts are read and measured with in bounded work`() {
      var most = 0.0
      for seed in 0..<UInt64(150) {
        let damage = FontHostileTests.Damage(seed: seed)
        let work = CountedWork.count { _ = try? damage.isSane() }
        let ratio = Double(work) / Double(damage.file.count + damage.text.utf8.count)
        most = max(most, ratio)
        #expect(ratio < 2000, "seed \(seed)")
      }
      print("counted work: at most \(most) a byte of damaged fonts and texts")
    }

    @Test func `hostile texts are laid out in bounded work`() {
      var most = 0.0
      for seed in 0..<UInt64(250) {
        let sample = FontHostileTextTests.Sample(seed: seed)
        for chain in sample.chains {
          let work = CountedWork.count { _ = sample.layout.fault(in: sample.text, chain) }
          let ratio = Double(work) / Double(100 + sample.text.utf8.count)
          most = max(most, ratio)
          #expect(ratio < 1000, "seed \(seed), \(sample.text.utf8.count) bytes")
        }
      }
      print("counted work: at most \(most) a byte of hostile texts")
    }

    @Test func `contexts that no font has so many of cost no work at each glyph`() throws {
      func work(contexts: Int) throws -> Int {
        let measurer = try FontOverlapTests.measurer(contexts: contexts)
        return CountedWork.count {
          _ = measurer.layout(FontOverlapTests.text, font: TextFont(size: 10))
        }
      }
      _ = try work(contexts: 1)
      let (few, many) = (try work(contexts: 10), try work(contexts: 500))
      print("counted work: \(few) with few contexts, \(many) with many")
      #expect(many <= few)
    }
  }
#endif
