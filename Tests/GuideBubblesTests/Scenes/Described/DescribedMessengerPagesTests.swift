import Constraints
import TestSupport
import Testing
@testable import GuideScenes
@testable import GuideText

@testable import GuideFormats

/// The third of the described systems: a messenger's pages.
///
/// Lengths marked H grow with the screen's height, those marked W with its width; other lengths,
/// corners and fonts do not.
@Suite struct DescribedMessengerPagesTests {
  struct Phone: CustomTestStringConvertible, Sendable {
    var width: Double
    var height: Double
    var scale: Double
    /// A share of the height: 1 on the phone that the pages were made for.
    var h: Double { height / 568 }
    /// The same of the width.
    var w: Double { width / 320 }
    var testDescription: String { "\(width)x\(height)" }
  }

  static let phones = [
    Phone(width: 320, height: 568, scale: 2), Phone(width: 375, height: 667, scale: 2),
    Phone(width: 414, height: 736, scale: 3),
  ]

  private func scene(_ page: String, _ phone: Phone, locale: String = "zh-Hans") throws
    -> DescribedScene
  {
    try DescribedScene(
      "messenger-" + page, width: phone.width, height: phone.height, scale: phone.scale,
      locale: locale)
  }

  @Test(arguments: phones) func `Discover: a list at 64, as high as the screen less 64 and 44`(
    _ phone: Phone
  ) throws {
    let scene = try scene("discover", phone)
    try scene.expect("discover", at: 0, 64, phone.width, phone.height - 64 - 44)
  }

  @Test(arguments: phones)
  func `Discover: groups of 1, 2, 1 and 2 rows, 43 H high, between headers and footers`(
    _ phone: Phone
  ) throws {
    let scene = try scene("discover", phone)
    let groups = [["moments"], ["scan", "shake"], ["nearby"], ["shop", "games"]]
    var top = 64.0
    for (index, group) in groups.enumerated() {
      let header = (index == 0 ? 15 : 10) * phone.h
      try scene.expect("discover.header[\(index + 1)]", at: 0, top, phone.width, header)
      top += header
      for id in group {
        try scene.expect("discover[\(id)]", at: 0, top, phone.width, 43 * phone.h)
        top += 43 * phone.h
      }
      try scene.expect("discover.footer[\(index + 1)]", at: 0, top, phone.width, 10 * phone.h)
      top += 10 * phone.h
    }
    let rows = scene.solution.views.filter {
      $0.parent.map { scene.solution.views[$0].id } == "discover"
    }
    #expect(rows.filter { $0.id.hasPrefix("discover[") }.count == 6)
  }

  @Test(arguments: phones) func `Discover: an icon, a title and an arrow that discloses`(
    _ phone: Phone
  ) throws {
    let scene = try scene("discover", phone)
    for id in ["moments", "scan", "shake", "nearby", "shop", "games"] {
      let (icon, title, arrow) = (
        try scene.frame("discover[\(id)].icon"), try scene.frame("discover[\(id)].title"),
        try scene.frame("discover[\(id)].arrow")
      )
      #expect(icon.width == icon.height)
      #expect(icon.maxX < title.minX && title.maxX < arrow.minX && arrow.maxX < phone.width)
      let sign = try #require(scene.view("discover[\(id)].arrow").text).joinedText
      #expect(sign == "›")
    }
  }

  @Test(arguments: phones) func `Discover: lines between rows reach from edge to edge`(
    _ phone: Phone
  ) throws {
    let list = try #require(scene("discover", phone).view("discover").list)
    #expect(list.separators.count >= 6)
    #expect(list.separators.allSatisfy { $0.minX == 0 && $0.maxX == phone.width })
  }

  @Test(arguments: phones) func `Me: the person's row`(_ phone: Phone) throws {
    let scene = try scene("me", phone)
    let (w, h) = (phone.w, phone.h)
    let (top, height) = (64 + 15 * h, 80 * h)
    let row = "me[person]"
    try scene.expect(row, at: 0, top, phone.width, height)
    let side = height - 2 * 12 * h
    try scene.expect(row + ".avatar", at: 12 * w, top + 12 * h, side, side)
    #expect(try scene.view(row + ".avatar").look.cornerRadius == 3)
    let x = height - 2 * 12 * h + 2 * 12 * w
    try scene.expect(row + ".name", at: x, top + 19 * h, 160 * w, 22 * h)
    try scene.expect(row + ".account", at: x, top + 19 * h + 22 * h + 5 * h, 160 * w, 20 * h)
    #expect(try scene.view(row + ".name").look.font.size == 15)
    #expect(try scene.view(row + ".account").look.font.size == 12)
    #expect(try scene.view(row + ".account").text?.joinedText == "微信号: lin_an_0214")
    try scene.expect(
      row + ".code", at: phone.width - 50 * w, top + (height - 17.5 * h) / 2, 17.5 * w, 17.5 * w)
  }

  @Test(arguments: phones) func `Contacts: sections by the first letter of the pinyin`(
    _ phone: Phone
  ) throws {
    let scene = try scene("contacts", phone)
    let list = try #require(scene.view("contacts").list)
    let names = scene.solution.views.filter { $0.id.hasSuffix("].name") }
      .compactMap { $0.text?.joinedText }
    #expect(
      names == [
        "新的朋友", "群聊", "标签", "安然", "蔡芳", "陈晨", "Élodie", "李雷", "林涛", "芳姨", "曾敏", "张伟",
        "24 小时披萨",
      ])
    let letters = scene.solution.views.filter { $0.id.hasSuffix("].letter") }
      .compactMap { $0.text?.joinedText }
    #expect(letters == ["A", "C", "E", "L", "W", "Z", "#"])
    let index = try #require(list.index)
    #expect(index.entries.compactMap { $0.text?.joinedText } == letters)
  }

  @Test(arguments: phones) func `Contacts: the index has a magnifier first and grey letters`(
    _ phone: Phone
  ) throws {
    let scene = try scene("contacts", phone)
    let index = try #require(scene.view("contacts").list?.index)
    #expect(index.entries.first?.text == nil)
    #expect(index.entries.dropFirst().allSatisfy { $0.text != nil })
    #expect(index.textColor == DrawingColor(red: 82, green: 82, blue: 82))
    let list = try scene.frame("contacts")
    #expect(index.frame.maxX <= list.maxX && index.frame.minX > list.midX)
    #expect((index.frame.midY - list.midY).magnitude <= 1)
  }

  @Test(arguments: phones) func `Contacts: icons are squares of 36 W`(_ phone: Phone) throws {
    let scene = try scene("contacts", phone)
    let icons = scene.solution.views.filter { $0.id.hasSuffix("].icon") }
    #expect(icons.count == 13)
    for icon in icons {
      #expect((icon.frame.width - 36 * phone.w).magnitude <= 1 / phone.scale)
      #expect((icon.frame.height - 36 * phone.w).magnitude <= 1 / phone.scale)
    }
  }

  @Test(arguments: ["discover", "me", "contacts"])
  func `every row begins with a picture, and its text is black and 17 points`(page: String) throws {
    let scene = try DescribedScene("messenger-" + page)
    let list = try #require(scene.scene.views.first { $0.list != nil }?.list)
    #expect(!list.rows.isEmpty)
    let own = ["icon": 17.0, "avatar": 15]
    for row in list.rows {
      let id = try #require(row.id)
      let parts = scene.solution.views.filter { $0.id.hasPrefix("\(page)[\(id)].") }
      let picture = try #require(parts.first { own[$0.name] != nil })
      #expect(picture.image != nil && picture.kind == .image, "\(id)")
      let text = try #require(parts.first { $0.name == "title" || $0.name == "name" })
      #expect(text.look.font == TextFont(size: own[picture.name] ?? 0), "\(id)")
      #expect(text.look.textColor == .black, "\(id)")
    }
  }

  @Test func `the account is black, the code a grey square, pictures of people square`() throws {
    let me = try scene("me", Self.phones[0])
    #expect(try me.view("me[person].account").look.textColor == .black)
    let grey = DrawingColor(red: 128, green: 128, blue: 128)
    #expect(try me.view("me[person].code").look.fill == grey)
    #expect(try me.view("me[person].code").look.cornerRadius ?? 0 == 0)
    let contacts = try scene("contacts", Self.phones[0])
    for icon in contacts.solution.views where icon.name == "icon" {
      #expect(icon.look.cornerRadius ?? 0 == 0)
    }
  }

  @Test(arguments: phones) func `Contacts: no hole lights the index that lies over the rows`(
    _ phone: Phone
  ) throws {
    for locale in ["en", "zh-Hans", "ar"] {
      let scene = try scene("contacts", phone, locale: locale)
      let index = try #require(scene.view("contacts").list?.index).frame
      for step in scene.solution.steps where step.id == "friend" {
        #expect(step.cutouts.allSatisfy { !$0.frame.overlaps(index) }, "\(locale)")
      }
    }
  }

  @Test(arguments: ["discover", "me", "contacts"])
  func `nothing of a page's text is cut, in any language`(page: String) throws {
    for locale in ["en", "zh-Hans", "ar"] {
      for phone in Self.phones {
        let solution = try scene(page, phone, locale: locale).solution
        let cut = solution.views.filter { $0.text?.isTruncated == true }
        #expect(cut.isEmpty, "\(locale): \(cut.map(\.id))")
      }
    }
  }
}
