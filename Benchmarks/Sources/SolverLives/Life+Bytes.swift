public import ExactJudge

extension Life {
  /// Lives the life that bytes decide on: the first on the class of numbers, each of the others on one
  /// thing more.
  ///
  /// - Parameters:
  ///   - bytes: Any bytes; those behind the life's end do not matter, and where some lack there are zeros.
  ///   - judge: Who judges it.
  ///   - keepsLog: Whether to tell it line by line.
  public init(bytes: [UInt8], judge: Judge, keepsLog: Bool = false) {
    let classes = NumberClass.allCases
    self.init(
      classes[Int(bytes.first ?? 0) % classes.count], Decisions(bytes: Array(bytes.dropFirst())),
      judge: judge, keepsLog: keepsLog)
  }
}
