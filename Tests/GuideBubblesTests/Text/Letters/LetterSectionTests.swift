import Testing

@testable import GuideText

@Suite struct LetterSectionTests {
  @Test(arguments: [("马化腾", "M"), ("张小龙", "Z"), ("乔帮主", "Q"), ("库里", "K")])
  func `names go by the reading of their first character`(name: String, letter: String) {
    #expect(LetterOrder.letter(of: name) == letter)
  }

  @Test(arguments: [
    ("alice", "A"), ("Zoë", "Z"), ("Émile", "E"), ("E\u{301}mile", "E"), ("Ångström", "A"),
    ("ßen", "S"), ("Øystein", "O"), ("Ærø", "A"), ("Đỗ", "D"), ("Łukasz", "L"), ("Þór", "T"),
    ("ﬁnn", "F"), ("Ａlpha", "A"), ("ａ", "A"), ("𝓐lice", "A"), ("Ⓑob", "B"), ("🅒", "C"),
    ("\u{200f}bob", "B"), ("  bob", "B"), ("\u{a0}bob", "B"), ("İzmir", "I"), ("ıl", "I"),
    ("Ștefan", "S"), ("Ǆ", "D"),
  ])
  func `Latin letters go by the plain letter`(text: String, letter: String) {
    #expect(LetterOrder.letter(of: text) == letter)
  }

  @Test(arguments: [
    ("", "#"), ("007", "#"), ("７", "#"), ("٣", "#"), ("😀 Bob", "#"), ("(Bob)", "#"), ("-", "#"),
    ("\u{301}", "#"), (" ", "#"), ("\u{200b}", "#"), ("①", "#"), ("𠮷野家", "#"),
    ("💬", "#"), ("ー", "ー"),
  ])
  func `what begins with no letter goes to the end`(text: String, letter: String) {
    #expect(LetterOrder.letter(of: text) == letter)
  }

  @Test(arguments: [
    ("Ωμέγα", "Ω"), ("άλφα", "Α"), ("ςα", "Σ"), ("яна", "Я"), ("Йога", "Й"), ("и\u{306}ога", "Й"),
    ("ёлка", "Е"), ("김철수", "ㄱ"), ("까치", "ㄱ"), ("\u{1112}\u{1161}\u{11ab}", "ㅎ"), ("ㅎㅎ", "ㅎ"),
    ("ガム", "か"), ("くり", "か"), ("ｸﾘ", "か"), ("ぁ", "あ"), ("ッ", "た"), ("ん", "わ"), ("ヶ", "か"),
    ("אבא", "א"), ("أحمد", "ا"), ("เมือง", "ม"), ("ไทย", "ท"), ("გია", "გ"), ("հայ", "Հ"),
    ("हिन्दी", "ह"), ("ə", "Ə"),
  ])
  func `other scripts have their own letters`(text: String, letter: String) {
    #expect(LetterOrder.letter(of: text) == letter)
  }

  @Test(arguments: [
    ("单田芳", "S"), ("单", "D"), ("单于琼", "C"), ("曾国藩", "Z"), ("仇英", "Q"), ("解缙", "X"), ("查良镛", "Z"),
    ("区寄", "O"), ("朴树", "P"), ("盖叫天", "G"), ("尉迟恭", "Y"), ("尉健行", "W"), ("长孙无忌", "Z"), ("长江", "Z"),
    ("万俟卨", "M"), ("万达", "W"), ("澹台灭明", "T"), ("覃勇", "Q"), ("翟志刚", "Z"), ("缪荃孙", "M"), ("單雄信", "S"),
    ("區寄", "O"), ("乜子彬", "N"), ("查一查这是什么", "C"), ("解 x", "J"), ("乐正子", "Y"),
  ])
  func `surnames are read as surnames where a name begins`(name: String, letter: String) {
    #expect(LetterOrder.letter(of: name) == letter)
  }

  @Test func `the hundred most common surnames are read as they are`() {
    for part in Self.surnames.split(separator: " ") {
      let name = String(part.prefix(1))
      let reading = part.dropFirst()
      #expect(LetterOrder.letter(of: name + "某") == reading.prefix(1).uppercased(), "\(part)")
      let code = name.unicodeScalars.first?.value ?? 0
      let read = SurnameReadings.single(code) ?? PinyinTable.entry(code)?.reading
      #expect(read.map { PinyinTable.text(of: $0) } == String(reading), "\(part)")
    }
  }

  @Test func `readings are found by what they are called`() {
    for number in UInt16(5)..<2200 {
      let text = PinyinTable.text(of: PinyinReading(number: number))
      if text.isEmpty {
        #expect(number > 2000)
        continue
      }
      #expect(
        PinyinTable.initial(of: PinyinReading(number: number)) == text.uppercased().utf8.first)
    }
    #expect(PinyinTable.reading("lv", 4).map { PinyinTable.text(of: $0) } == "lv4")
    #expect(PinyinTable.reading("lvx", 4) == nil && PinyinTable.reading("", 1) == nil)
    #expect(PinyinTable.reading("chuan", 1) != PinyinTable.reading("chuang", 1))
  }

  @Test func `the ends of the blocks are where they should be`() {
    func text(_ code: UInt32) -> String? {
      PinyinTable.entry(code).map { PinyinTable.text(of: $0.reading) + " \($0.strokes)" }
    }
    #expect(text(0x3007) == "ling2 63")  // strokes are not given
    #expect(text(0x3400) == "qiu1 5" && text(0x4dbf) != "")
    #expect(text(0x4e00) == "yi1 1" && text(0x9f98) != nil && text(0x9fa5) == "yu4 26")
    #expect(text(0xf900) == "qi3 10")
    for code: UInt32 in [0x3006, 0x3008, 0x33ff, 0x4dc0, 0xa000, 0xf8ff, 0xfb00, 0x41, .max] {
      #expect(text(code) == nil)
    }
  }

  /// The ministry of public security's report on names of 2020, in its order.
  private static let surnames =
    "王wang2 李li3 张zhang1 刘liu2 陈chen2 杨yang2 黄huang2 赵zhao4 吴wu2 周zhou1 徐xu2 孙sun1 马ma3 "
    + "朱zhu1 胡hu2 郭guo1 何he2 林lin2 罗luo2 高gao1 梁liang2 郑zheng4 谢xie4 宋song4 唐tang2 许xu3 "
    + "韩han2 邓deng4 冯feng2 曹cao2 彭peng2 曾zeng1 肖xiao4 田tian2 董dong3 潘pan1 袁yuan2 蔡cai4 "
    + "蒋jiang3 余yu2 于yu2 杜du4 叶ye4 程cheng2 魏wei4 苏su1 吕lv3 丁ding1 任ren2 卢lu2 姚yao2 沈shen3 "
    + "钟zhong1 姜jiang1 崔cui1 谭tan2 陆lu4 范fan4 汪wang1 廖liao4 石shi2 金jin1 韦wei2 贾jia3 夏xia4 "
    + "付fu4 方fang1 邹zou1 熊xiong2 白bai2 孟meng4 秦qin2 邱qiu1 侯hou2 江jiang1 尹yin3 薛xue1 闫yan2 "
    + "段duan4 雷lei2 龙long2 黎li2 史shi3 陶tao2 贺he4 毛mao2 郝hao3 顾gu4 龚gong1 邵shao4 万wan4 覃qin2 "
    + "武wu3 钱qian2 戴dai4 严yan2 莫mo4 孔kong3 向xiang4 常chang2"
}
