import Constraints
import GuideBubbles

// A button as large as its text, 16 points from the screen's trailing edge.
let phone = BubbleContainer(
  frame: LayoutRect(width: 390, height: 844), safeArea: LayoutInsets(top: 47, bottom: 34), scale: 3)
let title = TextMeasurer(scale: phone.scale).layout("Save", font: TextFont(size: 17)).size
var engine = LayoutEngine()
let screen = engine.addItem(named: "screen", frame: phone.frame)
let save = engine.addItem(named: "save")
try engine.setIntrinsicContentSize(
  IntrinsicContentSize(width: title.width, height: title.height), of: save)
try engine.activate([
  save.trailingAnchor.constraint(equalTo: screen.trailingAnchor, constant: -16),
  save.topAnchor.constraint(equalTo: screen.topAnchor, constant: 60),
])

// A bubble as large as its text, beside the button.
var placer = BubblePlacer(container: phone)
let bubble = Bubble(text: "Keeps the picture on this phone", preferredSides: [.leading])
let placement = placer.place(bubble, besides: [HighlightTarget(frame: engine.frame(of: save))])
print(placement.side)  // leading
print(placement.text.lines.count)  // 1
print(placement.promises.allSatisfy(\.isKept))  // true
