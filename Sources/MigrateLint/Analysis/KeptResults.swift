// What functions give, and whether they keep what they make.
extension OriginResolver {
  func followResult(
    of member: MemberID, _ place: Place, _ walk: inout Walk, depth: Int
  ) -> [Source] {
    let name = member.kind == .variable
      ? index.variable(member).name : index.function(member).name
    let step = Step(member: member)
    guard let returns = facts.returns[member], walk.enter(step) else {
      return walk.known[step]
        ?? [Source(kind: .unknown("cannot tell what '\(name)' gives"), place: place)]
    }
    let sources = returns.flatMap { follow($0, &walk, depth: depth + 1) }
    let isKept = sources.contains { $0.kind == .kept && !$0.mayBeFresh }
      && sources.contains { $0.kind == .fresh } && keepsWhatItMakes(member)
    let results = sources.map { source in
      var source = source
      if source.isUnknown { source.place = place }
      guard source.kind == .fresh else { return source }
      if isKept {
        source.kind = .kept
        return source
      }
      // Here: what a cache or another keeper may have given is nobody's own.
      if source.hasOtherTakers || sources.contains(where: { $0.kind == .kept }) {
        source = source.keptForAWhile
      } else if sources.contains(where: \.isUnknown) {
        source = Source(kind: .unknown("'\(name)' does not always make a new one"), place: place)
      }
      return source
    }
    return walk.leave(step, with: results)
  }

  /// `guard let room = rooms[name] else { …; rooms[name] = room; return room }` of a class: whoever
  /// asks for the same gets the same.
  private func keepsWhatItMakes(_ function: MemberID) -> Bool {
    guard function.kind == .function, let owner = index.owner(function),
      index[owner].kind == .class, !viewsMake(owner),
      // Here: `draft(_ id: UUID = UUID())` asks for another one each time.
      index.function(function).parameters.allSatisfy({ $0.defaultValue == nil }),
      let body = index.function(function).body
    else { return false }
    let file = index.files[function.place.file]
    let locals = file.localNames(in: body)
    var asked: Set<[String]> = []
    for position in body.start..<body.end {
      guard file.stream.tokens[position].kind == .identifier, file.word(position + 1) == "[",
        isKept(file.word(position), by: owner),
        let end = file.endOfSubscript(at: position + 1)
      else { continue }
      let place = (position..<end).map(file.word)
      guard file.word(end) == "=" else {
        asked.insert(place)
        continue
      }
      let made = file.word(end + 1)
      // Here: what it looked up it has put there.
      if asked.contains(place), locals.contains(made),
        ![".", "(", "[", "?"].contains(file.word(end + 2)), file.returns(made, in: body)
      {
        return true
      }
    }
    return false
  }

  private func isKept(_ name: String, by owner: TypeID) -> Bool {
    index.ownMembers(name, of: owner).contains {
      $0.kind == .variable && !index.variable($0).isComputed
    }
  }
}

extension ParsedFile {
  /// `return room`
  fileprivate func returns(_ name: String, in body: TokenSpan) -> Bool {
    (body.start..<body.end).contains {
      word($0) == "return" && word($0 + 1) == name && ![".", "(", "["].contains(word($0 + 2))
    }
  }

  /// The token behind the bracket that closes the one at a position.
  fileprivate func endOfSubscript(at start: Int) -> Int? {
    var depth = 0
    for position in start..<stream.tokens.count {
      switch word(position) {
      case "[": depth += 1
      case "]":
        depth -= 1
        if depth == 0 { return position + 1 }
      case "{", "}": return nil
      default: break
      }
    }
    return nil
  }
}
