/// What code does with the value that a name stands for, as far as words tell.
struct HeldUses: Equatable {
  /// The members that are named of it.
  var members: Set<String> = []
  /// The names that stand for it afterwards, those of members too.
  var otherNames: Set<String> = []
  /// The functions that it is handed to, and the labels.
  var takers: [Taker] = []
  /// Nothing else is done with it.
  var isAll = true

  struct Taker: Hashable {
    var function: String
    var label: String?
  }
}

extension ParsedFile {
  /// What code does with the value of a name, be that a local or a member.
  func uses(of name: String, in span: TokenSpan) -> HeldUses {
    var uses = HeldUses()
    for index in max(span.start, 3)..<max(span.end, 3)
    where isName(index) && spelling(index) == name {
      note(index, &uses)
    }
    return uses
  }

  func isName(_ index: Int) -> Bool {
    [.identifier, .backtickedIdentifier].contains(stream.tokens[index].kind)
  }

  func spelling(_ index: Int) -> String {
    isName(index) ? identifierText(stream.tokens[index], source.bytes)
      : source.text(stream.tokens[index].range)
  }

  private func note(_ index: Int, _ uses: inout HeldUses) {
    let tokens = stream.tokens
    var next = index + 1
    while spelling(next) == "?" || spelling(next) == "!" { next += 1 }
    let before = tokens[index - 1].kind
    let isArgument = [.leftParen, .comma, .colon].contains(before)
    if tokens[next].kind == .colon, before == .leftParen || before == .comma {
      // Here: a label of that name.
    } else if spelling(next) == "=" || isComparedWithNil(next) {
      // Here: nothing is read of what it stands for.
    } else if tokens[next].kind == .period, isName(next + 1) {
      uses.members.insert(spelling(next + 1))
    } else if spelling(index - 1) == "=", isName(index - 2) {
      uses.otherNames.formUnion(assigned(before: index - 1))
    } else if isArgument, [.rightParen, .comma].contains(tokens[next].kind),
      let taker = taker(of: index)
    {
      uses.takers.append(taker)
    } else if !["return", "let", "var"].contains(spelling(index - 1)),
      ![spelling(index - 1), spelling(next)].contains(where: { $0 == "===" || $0 == "!==" })
    {
      uses.isAll = false
    }
  }

  private func isComparedWithNil(_ sign: Int) -> Bool {
    ["==", "!="].contains(spelling(sign)) && spelling(sign + 1) == "nil"
  }

  /// The last name of what is set: `a.b = x`, and `b` too of `let b: C = x`.
  private func assigned(before sign: Int) -> [String] {
    var first = sign - 1
    while first > 2, stream.tokens[first - 1].kind == .period, isName(first - 2) { first -= 2 }
    // Here: the colon may be that of a case as well.
    guard stream.tokens[first - 1].kind == .colon, isName(first - 2) else {
      return [spelling(sign - 1)]
    }
    return [spelling(sign - 1), spelling(first - 2)]
  }

  private func taker(of argument: Int) -> HeldUses.Taker? {
    let label = stream.tokens[argument - 1].kind == .colon ? spelling(argument - 2) : nil
    var index = argument - 1
    while index > 0 {
      switch stream.tokens[index].kind {
      case .rightParen, .rightBracket, .rightBrace, .interpolationEnd:
        guard stream.partners[index] >= 0 else { return nil }
        index = Int(stream.partners[index])
      case .leftParen:
        guard isName(index - 1), !stream.tokens[index].flags.contains(.spaceBefore) else {
          return nil
        }
        return HeldUses.Taker(function: spelling(index - 1), label: label)
      case .leftBracket, .leftBrace, .interpolationStart: return nil
      default: break
      }
      index -= 1
    }
    return nil
  }
}
