/// A part of a view that is read at once: what one key says, or a few that go together.
///
/// In a template a part is read with the template if no field decides about it, and else with each row.
enum ViewPart: Hashable, Sendable {
  /// What one key says.
  case key(ViewKey)
  /// How a stack arranges the views in it.
  case stack
  /// The image, and how it stands in the view.
  case image
  /// What only lists have.
  case list

  /// All parts but what a view is called, what it is and the views in it, in the order in which they
  /// are read.
  static let all: [ViewPart] =
    [ViewKey.text, .placeholder].map { .key($0) }
    + [ViewKey.font, .textColor, .textAlignment, .lineLimit, .breakMode].map { .key($0) }
    + [ViewKey.fill, .border, .cornerRadius, .textInsets, .style].map { .key($0) }
    + [.stack, .key(.offset), .image, .key(.on), .key(.selected), .list]
    + [ViewKey.hidden, .collapses, .obstacle, .when].map { .key($0) }
    + [ViewKey.intrinsicSize, .heightRounding, .hugging, .compressionResistance].map { .key($0) }
    + [ViewKey.pin, .frame].map { .key($0) }

  /// The keys that say it.
  var keys: [ViewKey] {
    switch self {
    case .key(let key): [key]
    case .stack: [.axis, .spacing, .alignment, .distribution]
    case .image: [.image, .contentMode]
    case .list: [.data, .template, .sort, .header, .footer, .separator, .index]
    }
  }

  /// Whether it also depends on what the view is, and for `selected` on the views around it.
  var dependsOnKind: Bool {
    switch self {
    case .stack, .list: true
    case .image: false
    case .key(let key):
      [.placeholder, .offset, .on, .selected, .heightRounding].contains(key)
    }
  }
}
