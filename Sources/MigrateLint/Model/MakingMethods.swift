// Methods that give a new instance of their own class: `func copy() -> Recipe`.
extension ProjectIndex {
  /// Whether each of some functions makes what it gives, as far as its own body shows: all that it
  /// returns is a construction of the class, or a local that was made by one.
  func makeAnew(_ functions: [MemberID], _ type: TypeID) -> Bool {
    guard self[type].kind == .class else { return false }
    return !functions.isEmpty
      && functions.allSatisfy { function in
        guard function.kind == .function, let body = self.function(function).body else {
          return false
        }
        let name = self.function(function).name
        // Here: a class below may give itself.
        return !subclasses(of: type).contains { !ownMembers(name, of: $0).isEmpty }
          && files[function.place.file].onlyReturnsNew(self[type].name, in: body)
      }
  }
}

extension ParsedFile {
  /// Whether all that a body returns is `Name(…)`, or a local that is made so.
  fileprivate func onlyReturnsNew(_ name: String, in body: TokenSpan) -> Bool {
    let (start, end) = (body.start + 1, body.end - 1)
    var (made, declared): (Set<String>, Set<String>) = ([], [])
    var returned: [Int] = []
    for position in start..<max(start, end) {
      switch word(position) {
      case "let", "var":
        let isMade = word(position + 2) == "=" && isMaking(of: name, at: position + 3, before: end)
        // Here: a name that is declared twice may be another one's.
        if !declared.insert(word(position + 1)).inserted || !isMade {
          made.remove(word(position + 1))
        } else {
          made.insert(word(position + 1))
        }
      case "return": returned.append(position + 1)
      case "=" where made.contains(word(position - 1)) && word(position - 2) != "let"
        && word(position - 2) != "var" && word(position - 2) != ".":
        made.remove(word(position - 1))
      default: break
      }
    }
    if returned.isEmpty { returned = [start] }
    return returned.allSatisfy { position in
      isMaking(of: name, at: position, before: end)
        || made.contains(word(position)) && isEnd(position + 1, before: end)
    }
  }

  /// `Name(…)`, `Self(…)` or `.init(…)`, and nothing behind it.
  private func isMaking(of name: String, at start: Int, before end: Int) -> Bool {
    var open = start
    if word(open) == name || word(open) == "Self" { open += 1 }
    if word(open) == ".", word(open + 1) == "init" { open += 2 }
    guard open > start, open < end, stream.tokens[open].kind == .leftParen,
      stream.partners[open] > open
    else { return false }
    return isEnd(Int(stream.partners[open]) + 1, before: end)
  }

  private func isEnd(_ position: Int, before end: Int) -> Bool {
    guard position < end else { return position == end }
    let token = stream.tokens[position]
    switch token.kind {
    case .rightBrace, .semicolon: return true
    case .identifier: return token.flags.contains(.startsLine) && word(position) != "as"
    default: return false
    }
  }
}
