import Constraints
import TestSupport
import Testing

@Suite struct LayoutScrollTests {
  /// A scrolling item of 300 × 400 at (50, 100) with a page in it.
  private struct Pages: ~Copyable {
    var engine: LayoutEngine
    let scroll: LayoutItem
    let content: LayoutItem
    let page: LayoutItem

    init(_ direction: UserInterfaceLayoutDirection = .leftToRight) throws {
      var engine = LayoutEngine(layoutDirection: direction)
      let screen = engine.addItem(frame: LayoutRect(width: 400, height: 800))
      let scroll = try engine.addItem(named: "scroll", in: screen)
      let content = try engine.addScrollContent(in: scroll)
      let page = try engine.addItem(named: "page", in: scroll)
      try engine.activate([
        scroll.leftAnchor.constraint(equalTo: screen.leftAnchor, constant: 50),
        scroll.topAnchor.constraint(equalTo: screen.topAnchor, constant: 100),
        scroll.widthAnchor.constraint(equalToConstant: 300),
        scroll.heightAnchor.constraint(equalToConstant: 400),
      ])
      self.engine = engine
      (self.scroll, self.content, self.page) = (scroll, content, page)
    }

    mutating func pinPage() throws {
      try engine.activate([
        page.leadingAnchor.constraint(equalTo: scroll.leadingAnchor, constant: 10),
        page.trailingAnchor.constraint(equalTo: scroll.trailingAnchor, constant: -10),
        page.topAnchor.constraint(equalTo: scroll.topAnchor),
        page.bottomAnchor.constraint(equalTo: scroll.bottomAnchor, constant: -20),
        page.heightAnchor.constraint(equalToConstant: 1000),
      ])
    }
  }

  @Test(arguments: [UserInterfaceLayoutDirection.leftToRight, .rightToLeft])
  func `edges mean the content, and its size follows from what is in it`(
    _ direction: UserInterfaceLayoutDirection
  ) throws {
    var pages = try Pages(direction)
    try pages.pinPage()
    try pages.engine.activate(pages.page.widthAnchor.constraint(equalToConstant: 500))
    #expect(
      pages.engine.frame(of: pages.content) == LayoutRect(x: 50, y: 100, width: 520, height: 1020))
    #expect(
      pages.engine.frame(of: pages.page) == LayoutRect(x: 60, y: 100, width: 500, height: 1000))
    #expect(pages.engine.frame(of: pages.scroll).size == LayoutSize(width: 300, height: 400))
  }

  @Test func `the size means the item itself`() throws {
    var pages = try Pages()
    try pages.pinPage()
    try pages.engine.activate(
      pages.page.widthAnchor.constraint(equalTo: pages.scroll.widthAnchor, constant: -20))
    #expect(pages.engine.frame(of: pages.page).width == 280)
    #expect(pages.engine.frame(of: pages.content).width == 300)
  }

  @Test func `the centre means the item itself`() throws {
    var pages = try Pages()
    try pages.engine.activate([
      pages.page.centerXAnchor.constraint(equalTo: pages.scroll.centerXAnchor),
      pages.page.widthAnchor.constraint(equalToConstant: 100),
    ])
    #expect(pages.engine.frame(of: pages.page).x == 150)
  }

  @Test func `edges beside what is outside mean the item itself`() throws {
    var pages = try Pages()
    try pages.pinPage()
    let button = pages.engine.addItem()
    try pages.engine.activate([
      button.topAnchor.constraint(equalTo: pages.scroll.bottomAnchor, constant: 8)
    ])
    #expect(pages.engine.frame(of: button).y == 508)
  }

  @Test func `edges deep inside mean the content too`() throws {
    var pages = try Pages()
    try pages.pinPage()
    let label = try pages.engine.addItem(in: pages.page)
    try pages.engine.setContentOffset(LayoutPoint(x: 0, y: 30), of: pages.scroll)
    try pages.engine.activate(label.topAnchor.constraint(equalTo: pages.scroll.topAnchor))
    #expect(pages.engine.frame(of: label).y == 70)
  }

  @Test func `scrolling moves what is in it and nothing else`() throws {
    var pages = try Pages()
    try pages.pinPage()
    let label = try pages.engine.addItem(in: pages.page)
    try pages.engine.activate(
      label.topAnchor.constraint(equalTo: pages.page.topAnchor, constant: 5))
    #expect(pages.engine.contentOffset(of: pages.scroll) == LayoutPoint())
    try pages.engine.setContentOffset(LayoutPoint(x: -3, y: 250), of: pages.scroll)
    #expect(pages.engine.contentOffset(of: pages.scroll) == LayoutPoint(x: -3, y: 250))
    #expect(pages.engine.frame(of: pages.page).y == -150)
    #expect(pages.engine.frame(of: label).y == -145)
    #expect(pages.engine.frame(of: pages.content).x == 53)
    #expect(pages.engine.frame(of: pages.content).height == 1020)
    #expect(pages.engine.frame(of: pages.scroll).y == 100)
    #expect(throws: LayoutError.wrongKind(label)) {
      try pages.engine.setContentOffset(LayoutPoint(), of: label)
    }
    #expect(throws: LayoutError.self) {
      try pages.engine.setContentOffset(LayoutPoint(x: .nan, y: 0), of: pages.scroll)
    }
  }

  @Test func `margins of the item are those of its content`() throws {
    var pages = try Pages()
    try pages.engine.setLayoutMargins(
      DirectionalInsets(top: 1, leading: 2, bottom: 3, trailing: 4), of: pages.scroll)
    let (page, scroll) = (pages.page, pages.scroll)
    let pairs: [(LayoutAttribute, LayoutAttribute)] = [
      (.left, .leftMargin), (.right, .rightMargin), (.top, .topMargin), (.bottom, .bottomMargin),
    ]
    try pages.engine.activate(
      pairs.map { edge, margin in
        LayoutConstraint(
          item: page, attribute: edge, relatedBy: .equal, toItem: scroll, attribute: margin)
      } + [page.widthAnchor.constraint(equalToConstant: 500)])
    try pages.engine.setContentOffset(LayoutPoint(x: 0, y: 10), of: scroll)
    #expect(pages.engine.frame(of: page).x == 52)
    #expect(pages.engine.frame(of: page).y == 91)
    #expect(pages.engine.frame(of: pages.content).width == 506)
    try pages.engine.setLayoutMargins(DirectionalInsets(leading: 20), of: scroll)
    #expect(pages.engine.frame(of: page).x == 70)
    #expect(pages.engine.frame(of: pages.content).width == 520)
  }

  @Test func `one scrolling item inside another has its own content`() throws {
    var pages = try Pages()
    try pages.pinPage()
    let inner = try pages.engine.addItem(named: "inner", in: pages.page)
    let content = try pages.engine.addScrollContent(in: inner)
    let strip = try pages.engine.addItem(in: inner)
    try pages.engine.activate([
      inner.leftAnchor.constraint(equalTo: pages.page.leftAnchor),
      inner.widthAnchor.constraint(equalToConstant: 100),
      strip.leftAnchor.constraint(equalTo: inner.leftAnchor),
      strip.rightAnchor.constraint(equalTo: inner.rightAnchor),
      strip.widthAnchor.constraint(equalToConstant: 900),
    ])
    try pages.engine.setContentOffset(LayoutPoint(x: 7, y: 0), of: pages.scroll)
    try pages.engine.setContentOffset(LayoutPoint(x: 40, y: 0), of: inner)
    #expect(pages.engine.frame(of: content).width == 900)
    #expect(pages.engine.frame(of: strip).x == 50 + 10 - 7 - 40)
  }
}
