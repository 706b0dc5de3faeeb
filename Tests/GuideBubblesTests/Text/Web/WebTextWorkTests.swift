#if COUNTED_WORK
  import TestSupport
  import Testing

  @testable import GuideText

  @Suite struct WebTextWorkTests {
    @Test(arguments: WebTextTests.hostile(1).indices)
    func `much of anything is read in one pass`(index: Int) throws {
      try expectLinearWork(
        from: 500, WebTextTests.hostile(1)[index].name,
        prepare: { WebTextTests.hostile($0)[index].html }, work: { _ = WebText.text(of: $0) })
    }
  }
#endif
