@testable import Constraints
import TestSupport
import Testing
@Suite struct ScratchTests {
  @Test func scratch() throws {
    var peer = PeerSolver("left width right label z")
    try peer.addTogether("left == 16", "right == 304", "left + width == right",  "width == 400 @750", "width >= 10", "label == 0.5 * width + z @500", "z == 4 @300", "z == 7 @300", "z == 10 @300", "z == 12 @300", "label >= 200 @200", "z >= 0")
    try peer.edit("left"); try peer.suggest(20, "left")
    print(peer.solver.explanation)
  }
}
