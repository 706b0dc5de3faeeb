#if COUNTED_WORK
  public import Testing

  /// Work told by how often code ran rather than by a clock, so that it is the same on any machine.
  ///
  /// The compiler counts in builds with `-profile-generate`; `Scripts/count-work.sh` makes one and
  /// runs what asks for it. Code outside of the package is not counted, nor is what copies memory.
  public enum CountedWork {
    /// How many stretches of code ran during a call.
    ///
    /// The counters are those of the whole process, where nothing else may run meanwhile.
    ///
    /// - Parameter body: What is to be counted.
    /// - Returns: The number, each stretch as often as it ran.
    /// - Throws: What the call throws.
    public static func count<Failure>(_ body: () throws(Failure) -> Void) throws(Failure) -> Int {
      let before = total
      try body()
      return Int(total &- before)
    }

    private static var total: UInt64 {
      let start = firstCounter()
      return UnsafeBufferPointer(start: start, count: endOfCounters() - start).reduce(0, &+)
    }
  }

  /// Expects that twice as much of something takes about twice the work.
  ///
  /// - Parameters:
  ///   - size: Where to begin; the work is counted at once, twice, and four times as much.
  ///   - ratio: The most that doubling the size may multiply the work by.
  ///   - name: What messages call it.
  ///   - sourceLocation: Where it is asked.
  ///   - prepare: Makes something of a size, not counted.
  ///   - work: What is counted.
  /// - Throws: What the two throw.
  public func expectLinearWork<Input: ~Copyable>(
    from size: Int, ratio: Double = 2.2, _ name: String = "work",
    sourceLocation: SourceLocation = #_sourceLocation,
    prepare: (Int) throws -> Input, work: (borrowing Input) throws -> Void
  ) throws {
    // What is computed once and kept, such as tables, is not part of it.
    let first = try prepare(size)
    try work(first)
    var counts: [Int] = []
    for size in [size, 2 * size, 4 * size] {
      let input = try prepare(size)
      counts.append(try CountedWork.count { try work(input) })
    }
    print("counted work: \(counts) for \(size) and twice and four times as much, \(name)")
    let isLinear = zip(counts, counts.dropFirst()).allSatisfy { Double($1) <= ratio * Double($0) }
    #expect(isLinear, "\(name): \(counts)", sourceLocation: sourceLocation)
  }

  @_silgen_name("__llvm_profile_begin_counters")
  private func firstCounter() -> UnsafePointer<UInt64>

  @_silgen_name("__llvm_profile_end_counters")
  private func endOfCounters() -> UnsafePointer<UInt64>
#endif
