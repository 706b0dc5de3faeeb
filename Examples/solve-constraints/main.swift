import Constraints

var solver = Solver()
let left = solver.makeVariable()
let width = solver.makeVariable()
try solver.add(left >= 16)
try solver.add((width == 200).priority(.defaultHigh))
let limit = try solver.add(left + width <= 180)
print(solver.value(of: width))  // 164.0

// A change is solved at once, at the cost of what moves.
try solver.setConstant(240, of: limit)  // left + width <= 240
print(solver.value(of: width))  // 200.0

// A call that throws changes nothing and names a set that clashes, each needed.
do throws(SolverError) {
  try solver.add(left + width >= 300)
} catch {
  if case .unsatisfiable(let conflict) = error { print(conflict.count) }  // 2
}
print(solver.value(of: width))  // 200.0
