/// Forms that are made, found by their terms, and taken out.
extension ActiveSet {
  /// The form with some of the terms given, sorted by variable and scaled; made when there is none.
  mutating func makeForm(_ pool: ContiguousArray<FormTerm>, _ range: Range<Int>) -> Int {
    if range.count == 1 { return Int(variables[Int(pool[range.lowerBound].variable)].form) }
    let hash = ActiveSet.hash(pool, range)
    if let present = formTable.find(hash, where: { hasTerms($0, pool, range) }) { return present }
    let form = takeForm(termCount: range.count)
    formTable.insert(form, hash: hash)
    var termIndex = Int(forms[form].terms.lowerBound)
    for index in range {
      let variable = Int(pool[index].variable)
      let next = variables[variable].firstTerm
      terms[termIndex] = FormTerm(
        variable: pool[index].variable, form: Int32(form), coefficient: pool[index].coefficient,
        next: next)
      if next >= 0 { terms[Int(next)].previous = Int32(termIndex) }
      variables[variable].firstTerm = Int32(termIndex)
      termIndex += 1
    }
    return form
  }

  /// Takes a form without breakpoints out; it must be nonbasic.
  mutating func releaseForm(_ form: Int) {
    if !forms[form].isUnit {
      let range = Int(forms[form].terms.lowerBound)..<Int(forms[form].terms.upperBound)
      formTable.remove(form, hash: ActiveSet.hash(terms, range))
      for termIndex in forms[form].terms { unchain(Int(termIndex)) }
    }
    forms[form].isAlive = false
    let count = forms[form].terms.count
    while freeForms.count <= count { freeForms.append([]) }
    freeForms[count].append(Int32(form))
  }

  /// A form that is not in use, nonbasic and without breakpoints, with room for its terms.
  mutating func takeForm(termCount: Int) -> Int {
    if termCount < freeForms.count, let free = freeForms[termCount].popLast() {
      let number = Int(free)
      forms[number] = Form(terms: forms[number].terms)
      stayLeads[number] = StayLead()
      for level in 0..<stride { multipliers[number * stride + level] = 0 }
      return number
    }
    let start = Int32(truncatingIfNeeded: terms.count)
    for _ in 0..<termCount { terms.append(FormTerm(variable: 0, form: 0, coefficient: 0)) }
    forms.append(Form(terms: start..<Int32(truncatingIfNeeded: terms.count)))
    stayLeads.append(StayLead())
    pending.grow(to: forms.count)
    if multipliers.count < forms.count * stride {
      // Room for as many forms again, so that it is made seldom.
      multipliers.append(contentsOf: repeatElement(0, count: forms.count * stride))
    }
    return forms.count - 1
  }

  /// The terms of a form.
  func termsOf(_ form: Int) -> ContiguousArray<FormTerm>.SubSequence {
    terms[Int(forms[form].terms.lowerBound)..<Int(forms[form].terms.upperBound)]
  }

  private mutating func unchain(_ termIndex: Int) {
    let term = terms[termIndex]
    if term.previous >= 0 {
      terms[Int(term.previous)].next = term.next
    } else {
      variables[Int(term.variable)].firstTerm = term.next
    }
    if term.next >= 0 { terms[Int(term.next)].previous = term.previous }
  }

  private func hasTerms(
    _ form: Int, _ pool: ContiguousArray<FormTerm>, _ range: Range<Int>
  ) -> Bool {
    guard forms[form].terms.count == range.count else { return false }
    var termIndex = Int(forms[form].terms.lowerBound)
    for index in range {
      guard terms[termIndex].variable == pool[index].variable,
        terms[termIndex].coefficient == pool[index].coefficient
      else { return false }
      termIndex += 1
    }
    return true
  }

  private static func hash(_ pool: ContiguousArray<FormTerm>, _ range: Range<Int>) -> UInt32 {
    var hash: UInt64 = 0x9e37_79b9_7f4a_7c15
    for index in range {
      hash = (hash ^ UInt64(UInt32(bitPattern: pool[index].variable))) &* 0xbf58_476d_1ce4_e5b9
      hash = (hash ^ (hash >> 29) ^ pool[index].coefficient.bitPattern) &* 0x94d0_49bb_1331_11eb
      hash ^= hash >> 31
    }
    return UInt32(truncatingIfNeeded: hash >> 32)
  }
}
