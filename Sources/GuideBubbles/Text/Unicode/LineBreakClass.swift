/// The line breaking classes of UAX #14, by the annex's names, as the rules need them.
///
/// Rule LB1 is applied already: ambiguous, complex and unknown characters are `al` or `cm`.
/// Quotation marks are split by general category, the dotted circle stands alone, and `ep` is an
/// unassigned code point that is kept free for pictographs, `epLetter` one that otherwise breaks
/// like a letter. The order is the generator's.
enum LineBreakClass: UInt8 {
  case al, bk, cr, lf, nl, sp, zw, zwj, cm, wj, gl, cl, cp, ex, sy, op
  case qu, quInitial, quFinal
  case `is`, ns, cj, b2, ba, hh, hy, bb, cb, hl, `in`, nu, id, eb, em, pr, po
  case jl, jv, jt, h2, h3
  case ap, ak, `as`, dottedCircle, vi, vf
  case ri, ep, epLetter
  /// Before the first character.
  case start
}
