/// A text of one language.
struct Sample {
  /// The language.
  var name: String
  /// A label of about forty characters.
  var label: String
  /// A sentence that longer texts repeat.
  var sentence: String

  /// A long text without line feeds.
  func long(megabytes: Int) -> String {
    let count = megabytes * 1_000_000 / sentence.utf8.count
    return String(repeating: sentence, count: count)
  }

  static let all = [
    Sample(
      name: "Latin", label: "Tap Save to keep the picture on a phone.",
      sentence: "Tap Save to keep the picture on this phone, or To Do if you would rather wait. "),
    Sample(
      name: "Cyrillic", label: "Нажмите, чтобы сохранить снимок на диске",
      sentence: "Нажмите «Сохранить», чтобы оставить снимок на этом телефоне, или подождите. "),
    Sample(
      name: "Chinese", label: "轻点保存即可把图片留在这部手机上，稍后还可以在相册里查看并分享给你的朋友们和家人",
      sentence: "轻点“保存”即可把图片留在这部手机上，稍后还可以在相册里查看。"),
    Sample(
      name: "Arabic", label: "اضغط على حفظ للاحتفاظ بالصورة في هاتفك ا",
      sentence: "اضغط على حفظ للاحتفاظ بالصورة في هذا الهاتف، أو انتظر قليلا. "),
  ]
}
