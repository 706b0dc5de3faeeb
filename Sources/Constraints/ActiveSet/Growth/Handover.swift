/// A basic form that lost its constraints, and the new form that is to take its row.
struct Handover {
  var leaving: Int32
  var entering: Int32
  /// The variable of the row's column, in both forms.
  var variable: Int32
}
