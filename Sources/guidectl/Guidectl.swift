/// The command line's entry point.
@main
struct Guidectl {
  static func main() {}
}
