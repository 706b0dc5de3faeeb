/// Gives the solver random systems with hard numbers and judges its answers by exact arithmetic.
@main
struct JudgeNumbers {
  static func main() {
    guard let options = Options(CommandLine.arguments.dropFirst()) else {
      print(Options.usage)
      exitProcess(64)
    }
    var campaign = Campaign(options)
    campaign.run()
    campaign.report()
    exitProcess(campaign.hasFound ? 1 : 0)
  }
}
