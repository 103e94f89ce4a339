/// A heuristic parser over tokens: declarations into an outline, bodies into a tree.
///
/// It never fails. What it does not understand it steps over, bracket by bracket, so that the
/// declarations behind are still found. Every loop moves forward or ends.
struct Parser {
  let bytes: [UInt8]
  let stream: TokenStream
  let conditions: ConditionTable
  let keywords = KeywordTable.shared

  /// The current token's index.
  var position = 0
  /// How many bytes of the current token are consumed already: `>>` closes two lists.
  var bite = 0
  /// How many parse functions that can contain themselves are active.
  var depth = 0
  /// Whether bodies are stepped over (outline) or parsed (body tree).
  var skipsBodies: Bool
  /// The token that closes the innermost group of statements or members; nothing goes beyond it.
  var limit: Int

  var outline = Outline()
  var tree: BodyTree
  /// The type whose members are being read.
  var owner: OutlineIndex?
  var isInFunctionBody = false
  var conditionalDepth = 0
  /// Whether the function or closure that is read awaits something.
  var awaits = false

  /// How many lists of generic arguments are open. Each is tried and may be taken back, so that
  /// many would cost their square.
  var genericDepth = 0
  static let genericDepthLimit = 32

  /// Deeper nesting than this is stepped over: no person writes it, and stacks are finite.
  static let depthLimit = 1000
  /// More `?` than this behind a type are left alone.
  static let typeSuffixLimit = 32

  init(
    bytes: [UInt8], stream: TokenStream, conditions: ConditionTable, skipsBodies: Bool
  ) {
    self.bytes = bytes
    self.stream = stream
    self.conditions = conditions
    self.skipsBodies = skipsBodies
    limit = stream.tokens.count - 1
    tree = BodyTree(bytes: bytes, tokens: stream.tokens)
  }
}

// MARK: - Tokens

extension Parser {
  var token: Token { stream.tokens[position] }
  var kind: TokenKind { stream.tokens[position].kind }
  var isAtEnd: Bool { position >= limit }

  func token(_ ahead: Int) -> Token {
    stream.tokens[min(position + ahead, stream.tokens.count - 1)]
  }

  func keyword(at index: Int) -> Keyword {
    let token = stream.tokens[min(index, stream.tokens.count - 1)]
    guard token.kind == .identifier else { return .none }
    return keywords.keyword(bytes, token.start, token.end)
  }

  var keyword: Keyword { keyword(at: position) }

  mutating func advance() {
    bite = 0
    if position < limit { position += 1 }
  }

  /// Whether the current token is this operator, whole.
  func isOperator(_ text: StaticString) -> Bool { isOperator(text, at: position) }

  func isOperator(_ text: StaticString, at index: Int) -> Bool {
    let token = stream.tokens[min(index, stream.tokens.count - 1)]
    guard token.kind == .operatorSymbol else { return false }
    return matches(text, token.start + (index == position ? bite : 0), token.end)
  }

  func matches(_ text: StaticString, _ start: Int, _ end: Int) -> Bool {
    guard end - start == text.utf8CodeUnitCount else { return false }
    return text.withUTF8Buffer { buffer in
      var index = 0
      while index < buffer.count {
        if unsafe buffer[index] != bytes[start + index] { return false }
        index += 1
      }
      return true
    }
  }

  /// The first byte of what is left of the current token.
  var currentByte: UInt8 {
    let token = self.token
    return token.start + bite < token.end ? bytes[token.start + bite] : 0
  }

  /// Consumes one byte of an operator token, such as one `>` of `>>`.
  mutating func advanceByte() {
    if token.start + bite + 1 >= token.end { advance() } else { bite += 1 }
  }

  /// The offset behind the previously consumed token or bite.
  var previousEnd: Int {
    if bite > 0 { return token.start + bite }
    return position > 0 ? stream.tokens[position - 1].end : 0
  }

  func text(_ index: Int) -> String { identifierText(stream.tokens[index], bytes) }

  func partner(of index: Int) -> Int? {
    let partner = Int(stream.partners[index])
    return partner > index ? partner : nil
  }

  /// Steps over the bracket group at the current token, or over one token.
  mutating func skipGroup() {
    if let partner = partner(of: position) {
      bite = 0
      position = partner
    }
    advance()
  }

  mutating func skipDirectives() {
    while kind == .directive || kind == .shebang || kind == .semicolon {
      stepOverDirective()
    }
  }

  /// Steps over a directive, and over its branch where no compiler takes that.
  mutating func stepOverDirective() {
    noteDirective()
    guard kind == .directive, let end = conditions.deadBranches.end(ofBranchAt: token) else {
      return advance()
    }
    (position, bite) = (end, 0)
  }

  /// Counts `#if` and `#endif`, so that declarations know whether they are conditional.
  mutating func noteDirective() { noteDirective(at: position) }

  mutating func noteDirective(at index: Int) {
    let token = stream.tokens[index]
    guard token.kind == .directive else { return }
    let start = token.start
    if matches("#if", start, min(start + 3, token.end)) {
      conditionalDepth += 1
    } else if matches("#endif", start, min(start + 6, token.end)) {
      conditionalDepth = max(0, conditionalDepth - 1)
    }
  }

  var isIdentifier: Bool { kind == .identifier || kind == .backtickedIdentifier }

  func isIdentifier(_ ahead: Int) -> Bool {
    let kind = token(ahead).kind
    return kind == .identifier || kind == .backtickedIdentifier
  }

  /// Whether a name with a colon behind it stands here.
  func isLabel(_ ahead: Int) -> Bool {
    isIdentifier(ahead) && token(ahead + 1).kind == .colon && !isModuleSelector(ahead + 1)
  }

  /// `::`, behind the name of a module.
  func isModuleSelector(_ ahead: Int) -> Bool {
    let (first, second) = (token(ahead), token(ahead + 1))
    return first.kind == .colon && second.kind == .colon && first.end == second.start
  }
}

// MARK: - Nodes

/// A growing list of siblings.
struct NodeList {
  var first: NodeID = -1
  var last: NodeID = -1

  mutating func append(_ node: NodeID, in tree: inout BodyTree) {
    guard node >= 0 else { return }
    if last < 0 { first = node } else { tree.nodes[Int(last)].nextSibling = node }
    last = node
  }
}

extension Parser {
  mutating func make(
    _ kind: NodeKind, token: Int = -1, start: Int, end: Int? = nil, _ children: NodeList = .init(),
    flags: Node.Flags = []
  ) -> NodeID {
    let end = max(end ?? previousEnd, start)
    tree.nodes.append(
      Node(
        kind: kind, flags: flags, token: Int32(token), start: Int32(start), end: Int32(end),
        firstChild: children.first))
    return NodeID(tree.nodes.count - 1)
  }

  mutating func make(
    _ kind: NodeKind, token: Int = -1, start: Int, wrapping child: NodeID
  ) -> NodeID {
    var list = NodeList()
    list.append(child, in: &tree)
    return make(kind, token: token, start: start, list)
  }

  mutating func makeType(_ type: TypeSyntax, start: Int) -> NodeID {
    tree.types.append(type)
    return make(.type, token: tree.types.count - 1, start: start)
  }

  func start(of node: NodeID) -> Int { Int(tree.nodes[Int(node)].start) }
}
