extension JSONValue {
  /// The JSON Pointer (RFC 6901) of the innermost value around a place.
  ///
  /// A place on a key counts as its value's.
  ///
  /// - Parameter range: A place in the file that the value, a whole document, was read from.
  /// - Returns: Such as `/views/3/id`; empty for the document as a whole.
  /// - Complexity: O(*d* log *n*), for a nesting of *d* and *n* members each.
  package func pointer(to range: SourceRange) -> String {
    var pointer = ""
    var value = self
    while true {
      switch value.content {
      case .array(let elements):
        let index = elements.lastIndex(startingAtOrBefore: range.start) { $0.range.start }
        guard let index, elements[index].range.end >= range.end else { return pointer }
        pointer += "/\(index)"
        value = elements[index]
      case .object(let members):
        let index = members.lastIndex(startingAtOrBefore: range.start) { $0.keyRange.start }
        guard let index, members[index].value.range.end >= range.end else { return pointer }
        pointer += "/" + JSONValue.escaped(members[index].key.text)
        value = members[index].value
      default: return pointer
      }
    }
  }

  /// A key as a pointer writes it: `~` as `~0`, `/` as `~1`.
  private static func escaped(_ key: String) -> String {
    var text = ""
    for scalar in key.unicodeScalars {
      switch scalar {
      case "~": text += "~0"
      case "/": text += "~1"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}

extension Array {
  /// The last element of a sorted array whose start is not behind an offset.
  fileprivate func lastIndex(startingAtOrBefore offset: Int, start: (Element) -> Int) -> Int? {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if start(self[middle]) <= offset { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? nil : low - 1
  }
}
