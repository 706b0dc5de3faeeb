#if COUNTED_WORK
  import Foundation

  /// Memory that is asked for, whether or not it is given back: all that the process gets from `malloc`.
  ///
  /// `Scripts/count-work.sh` loads a library that counts, in place of the C library's function.
  public enum AllocatedBytes {
    /// How many bytes were asked for during a call.
    ///
    /// - Parameter body: What is to be counted; nothing else may run meanwhile.
    /// - Returns: Their number; 0 where the library is not loaded.
    /// - Throws: What the call throws.
    public static func count<Failure>(_ body: () throws(Failure) -> Void) throws(Failure) -> Int {
      let before = total?() ?? 0
      try body()
      return (total?() ?? 0) - before
    }

    private static let total: (@convention(c) () -> Int)? = {
      let symbol = dlsym(nil, "guidebubbles_allocated_bytes")
      return unsafeBitCast(symbol, to: (@convention(c) () -> Int)?.self)
    }()
  }
#endif
