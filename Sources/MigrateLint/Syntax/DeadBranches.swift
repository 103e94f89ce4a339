/// The branches of `#if` that no compiler with Observation takes, such as the `#else` of
/// `#if swift(>=5.5)`: what they say counts for nothing, and nobody rewrites it.
///
/// Only those are known whose brackets match among themselves.
struct DeadBranches: Sendable {
  /// By the start of the directive that opens such a branch: the token that ends it, a directive.
  private var ends: [Int: Int] = [:]

  /// An `#if` that has not ended.
  private struct Chain {
    /// One of the branches so far is taken for certain.
    var isDecided = false
    /// The token of the directive of the branch, where that is dead.
    var dead: Int?
  }

  mutating func find(in source: SourceFile, _ stream: TokenStream) {
    var chains: [Chain] = []
    for (index, token) in stream.tokens.enumerated() where token.kind == .directive {
      let line = source.text(token.range)
      if line.hasPrefix("#if") {
        chains.append(Chain())
      } else if line.hasPrefix("#else") || line.hasPrefix("#endif"), var chain = chains.popLast() {
        if let dead = chain.dead, Self.isBalanced(stream, from: dead + 1, to: index) {
          ends[stream.tokens[dead].start] = index
        }
        chain.dead = nil
        if line.hasPrefix("#endif") { continue }
        chains.append(chain)
      } else {
        continue
      }
      let isCertain = Self.answer(line)
      if chains[chains.count - 1].isDecided || isCertain == false {
        chains[chains.count - 1].dead = index
      }
      if isCertain == true { chains[chains.count - 1].isDecided = true }
    }
  }

  /// The token behind the branch that a directive opens, where it is dead.
  func end(ofBranchAt token: Token) -> Int? { ends.isEmpty ? nil : ends[token.start] }

  private static func isBalanced(_ stream: TokenStream, from start: Int, to end: Int) -> Bool {
    (start..<end).allSatisfy { index in
      switch stream.tokens[index].kind {
      case .leftParen, .leftBracket, .leftBrace, .rightParen, .rightBracket, .rightBrace:
        let partner = Int(stream.partners[index])
        return partner >= start && partner < end && partner != index
      default: return true
      }
    }
  }

  // MARK: Conditions

  /// What the condition of a directive comes to wherever Observation is; nil if that depends.
  private static func answer(_ line: String) -> Bool? {
    guard line.contains("swift(") || line.contains("compiler(") else { return nil }
    let condition = line.drop { $0 == "#" || $0.isLetter }
    // Here: of parts in parentheses nothing is known.
    guard !hasGroup(condition) else { return nil }
    let alternatives = split(condition, at: "||").map { alternative in
      all(split(alternative, at: "&&").map(answer(toTerm:)))
    }
    return all(alternatives.map { $0.map(!) }).map(!)
  }

  private static func all(_ answers: [Bool?]) -> Bool? {
    if answers.contains(false) { return false }
    return answers.contains(nil) ? nil : true
  }

  private static func hasGroup(_ condition: Substring) -> Bool {
    zip(" " + condition, condition).contains { before, character in
      character == "(" && !before.isLetter
    }
  }

  private static func split(_ text: Substring, at symbol: String) -> [Substring] {
    var parts: [Substring] = []
    var rest = text
    while let place = rest.firstRange(of: symbol) {
      parts.append(rest[..<place.lowerBound])
      rest = rest[place.upperBound...]
    }
    return parts + [rest]
  }

  /// `swift(>=5.5)`, `!compiler(<5.9)`.
  private static func answer(toTerm term: Substring) -> Bool? {
    var words = term.filter { !$0.isWhitespace }[...]
    let isNegated = words.hasPrefix("!")
    if isNegated { words = words.dropFirst() }
    guard words.hasSuffix(")"), let open = words.firstIndex(of: "("),
      ["swift", "compiler"].contains(words[..<open])
    else { return nil }
    let question = words[words.index(after: open)...].dropLast()
    let isMinimum = question.hasPrefix(">=")
    guard isMinimum || question.hasPrefix("<"),
      isReached(question.drop { "<>=".contains($0) })
    else { return nil }
    return isMinimum != isNegated
  }

  /// Whether every compiler with Observation has a version: it came with Swift 5.9.
  private static func isReached(_ version: Substring) -> Bool {
    let parts = version.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
    guard let major = parts[0], parts.allSatisfy({ $0 != nil }) else { return false }
    let minor = parts.count > 1 ? parts[1] ?? 0 : 0
    return major < 5
      || major == 5 && (minor < 9 || minor == 9 && parts.dropFirst(2).allSatisfy { $0 == 0 })
  }
}
