/// A token in the form that both sides are brought to.
struct CommonToken: Equatable {
  enum Kind: String {
    case name, dollarName, number, stringStart, interpolationStart, interpolationEnd, stringEnd
    case regex, `operator`, directive, shebang, sign, unknown
  }

  var start: Int
  var end: Int
  var kind: Kind
}

/// How swift-syntax may cut a run of operator characters that is one token of ours: our parser
/// takes such a token byte by byte.
struct SplitRuns {
  private(set) var counts: [String: Int] = [:]

  mutating func note(_ text: String) { counts[text, default: 0] += 1 }
}

/// Joins the neighbouring operators of theirs that are one token of ours.
///
/// That is the only thing that is forgiven: a run of operator characters that is one token of ours
/// and several of theirs with the same ends. `Array<Set<Int>>` is an example.
func joinRuns(
  _ theirs: [CommonToken], ours: [CommonToken], _ bytes: [UInt8], _ splits: inout SplitRuns
) -> [CommonToken] {
  var result: [CommonToken] = []
  var own = 0
  var index = 0
  while index < theirs.count {
    let token = theirs[index]
    index += 1
    while own < ours.count, ours[own].start < token.start { own += 1 }
    guard token.kind == .operator, own < ours.count, ours[own].kind == .operator,
      ours[own].start == token.start, ours[own].end > token.end
    else {
      result.append(token)
      continue
    }
    var last = index - 1
    while theirs[last].end < ours[own].end, last + 1 < theirs.count,
      theirs[last + 1].start == theirs[last].end,
      theirs[last + 1].kind == .operator || theirs[last + 1].isPeriod(bytes)
    {
      last += 1
    }
    guard theirs[last].end == ours[own].end else {
      result.append(token)
      continue
    }
    let parts = theirs[index - 1...last].map {
      String(decoding: bytes[$0.start..<$0.end], as: UTF8.self)
    }
    splits.note(parts.joined(separator: " "))
    result.append(CommonToken(start: token.start, end: ours[own].end, kind: .operator))
    index = last + 1
  }
  return result
}

extension CommonToken {
  func isPeriod(_ bytes: [UInt8]) -> Bool {
    end - start == 1 && bytes[start] == UInt8(ascii: ".")
  }

  func item(_ bytes: [UInt8]) -> Item {
    let text = String(decoding: bytes[start..<min(end, start + 60)], as: UTF8.self)
    return Item(start: start, text: "\(end) \(kind.rawValue) \(text)")
  }
}
