// Assignments that may give a property the value or the object that it has already.
extension Plan {
  /// `let one = x; …; x = one`, where that is an object: it is the same one.
  func assignsItsObject(_ fact: AssignmentFact, _ type: ResolvedType) -> Bool {
    guard case .local(_, let position) = fact.origin, !fact.isSetUp,
      let object = type.nominal, index[object].kind == .class,
      case let local = facts.files[fact.place.file].locals[position],
      case .stored(_, fact.owner, fact.property) = local.origin
    else { return false }
    return true
  }

  /// `x = x` or `self.x = self.x`.
  func assignsItself(_ fact: AssignmentFact) -> Bool {
    guard case .stored(_, fact.owner, fact.property) = fact.origin, !fact.isSetUp else {
      return false
    }
    var text = index.files[fact.value.file].source.text(fact.value.range)
    // Here: `if var x { x.name = …; self.x = x }` gives back a copy that has changed.
    if text == fact.property { return !isVariable(text, in: fact.unit) }
    for prefix in ["self.", "self?."] where text.hasPrefix(prefix) {
      text.removeFirst(prefix.count)
    }
    return text == fact.property
  }

  private func isVariable(_ name: String, in unit: CodeUnit) -> Bool {
    guard let member = unit.member, member.kind == .function,
      let body = index.function(member).body
    else { return false }
    return index.files[member.place.file].variables(in: body).contains(name)
  }

  /// `x = x.filter { … }`: as many of them as there were are the very same.
  func assignsSome(_ fact: AssignmentFact) -> Bool {
    guard case .stored(_, fact.owner, fact.property) = fact.origin, !fact.isSetUp else {
      return false
    }
    var text = index.files[fact.value.file].source.text(fact.value.range)[...]
    for prefix in ["self.", "self?."] where text.hasPrefix(prefix) {
      text.removeFirst(prefix.count)
    }
    let start = fact.property + ".filter"
    return text.hasPrefix(start) && text.dropFirst(start.count).isOneCall
  }

  /// `let one = Player(); x = one`: nothing between the two begins a loop or a closure, so that it
  /// is another one each time.
  func isNew(_ fact: AssignmentFact) -> Bool {
    guard case .local(let declared, let position) = fact.origin,
      case .created = facts.files[fact.place.file].locals[position].origin,
      declared.file == fact.place.file, declared.range.end < fact.place.range.start,
      facts.files[fact.place.file].locals[position].handOffs < 2
    else { return false }
    let between = ByteRange(declared.range.end, fact.place.range.start)
    return !index.files[fact.place.file].source.text(between).contains("{")
  }
}

extension AssignmentFact {
  /// While the model is made, nobody observes it.
  var isSetUp: Bool { !isLate && (unit.kind == .initialValue || unit.kind == .initializer) }
}

extension Substring {
  /// Whether it is the arguments of a call, and nothing behind them.
  var isOneCall: Bool {
    var depth = 0
    for (position, byte) in utf8.enumerated() {
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: " ") where depth == 0 && position == 0: continue
      default: break
      }
      if depth <= 0, position < utf8.count - 1 { return false }
    }
    return depth == 0 && !isEmpty
  }
}
