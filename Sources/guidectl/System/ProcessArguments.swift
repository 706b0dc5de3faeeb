/// What the program was started with.
enum ProcessArguments {
  /// The bytes of each argument, without the program's name: `CommandLine.arguments` repairs those
  /// that are no UTF-8, and would name other files.
  static var all: [[UInt8]] {
    let pointers = CommandLine.unsafeArgv
    return (1..<max(1, Int(CommandLine.argc))).compactMap { index in
      pointers[index].map { text in
        var bytes: [UInt8] = []
        var next = text
        while next.pointee != 0 {
          bytes.append(UInt8(bitPattern: next.pointee))
          next += 1
        }
        return bytes
      }
    }
  }
}
