/// The variables that the constraints leave open, by column, with what has yet to be looked at.
struct OpenColumns {
  /// Whether the variable of a column is open.
  var isOpen: ContiguousArray<Bool>
  /// The forms that decide which of the open ones stay where they are after all, when that takes a
  /// system of its own: see `OpenDirection`.
  var bounds: ContiguousArray<BoundedForm> = []
}

/// A form of which some variables may be open, and to which sides it may move.
struct BoundedForm {
  /// Its terms with those variables.
  var terms: ContiguousArray<FormTerm>
  var leeway: Leeway
}
