/// Ends the run with a finding unless something holds; in words also where preconditions are silent.
func demand(_ holds: Bool, or finding: String) {
  if !holds { fatalError(finding) }
}
