/// What a node of a body tree is. Children stand in source order.
public enum NodeKind: UInt8, Sendable {
  // Statements
  case block  // `{ … }` or a case's statements: opens a scope
  case variable  // attribute*, binding+; flag `isLet`
  case attribute  // token: last name; children: argument*
  case binding  // pattern, type?, initial value?, block* (accessors)
  case initialValue  // wraps the expression behind `=`
  case ifStatement  // condition*, block, (elseBranch with block or ifStatement)?
  case elseBranch
  case guardStatement  // condition*, block; its bindings live on in the block around
  case whileStatement  // condition*, block
  case forStatement  // pattern, type?, sequence expression, condition?, block
  case repeatStatement  // block, expression
  case switchStatement  // subject, switchCase*
  case switchCase  // pattern*, condition?, block
  case doStatement  // block, catchClause*
  case catchClause  // pattern*, condition?, block
  case deferStatement  // block
  case returnStatement  // expression?
  case throwStatement  // expression
  case localFunction  // token: name; parameter*, block?
  case localAlias  // token: name; type
  case localType  // a type declared here; its members are in the outline
  case condition  // wraps an expression
  case optionalBinding  // token: name; type?, value?
  case caseCondition  // pattern, value

  // Patterns
  case pattern  // wraps an expression in which `bindingPattern` names new variables
  case bindingPattern  // `let …` in a pattern, or the left side of `let`: names below are new

  // Parameters
  case parameter  // token: the name used inside; type?, initialValue?

  // Expressions
  case name  // token; genericArguments?
  case dollarName  // `$x`, `$0`
  case selfName  // `self`
  case superName
  case literal
  case string  // children: interpolated arguments
  case implicitMember  // `.foo`
  case member  // base; token: name
  case call  // callee, argument*
  case subscriptAccess  // base, argument*
  case argument  // token: label or -1; value?; flag `isTrailingClosure`
  case optionalChain  // base
  case forceUnwrap  // base
  case closure  // parameter*, type? (what it returns), statements
  case capture  // token: name; value?
  case array  // children: elements, keys and values alike
  case tuple  // argument*
  case keyPath  // type?, then keyPathComponent* and argument* as they come
  case keyPathComponent  // token: name
  case macro  // `#name`; token: name
  case prefixOperator  // operand
  case postfixOperator  // operand
  case reference  // `&x`
  case sequence  // operands and `operator` nodes in turn
  case `operator`
  case assignment  // target, value; token: operator
  case ternary  // condition, first, second
  case cast  // operand, type; token: `as` or `is`; flag `isOptionalCast`
  case type  // token: index in `types`
  case genericArguments  // type*
}

/// The place of a node in its tree.
public typealias NodeID = Int32

/// One node of a body tree.
public struct Node: Sendable {
  public struct Flags: OptionSet, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let isLet = Flags(rawValue: 1)
    public static let isTrailingClosure = Flags(rawValue: 2)
    public static let isOptionalCast = Flags(rawValue: 4)
    public static let isWeakCapture = Flags(rawValue: 8)
    public static let isDictionary = Flags(rawValue: 16)
    /// A closure or a local function that awaits something.
    public static let isAsync = Flags(rawValue: 32)
  }

  public var kind: NodeKind
  public var flags: Flags = []
  /// The token that names the node, or -1; for `type` the index in `BodyTree.types`.
  public var token: Int32
  public var start: Int32
  public var end: Int32
  public var firstChild: NodeID = -1
  public var nextSibling: NodeID = -1

  public var range: ByteRange { ByteRange(Int(start), Int(end)) }
}

/// The statements and expressions of one body, parsed on demand.
public struct BodyTree: Sendable {
  public var nodes: [Node] = []
  public var types: [TypeSyntax] = []
  public var root: NodeID = -1
  let bytes: [UInt8]
  let tokens: [Token]

  init(bytes: [UInt8], tokens: [Token]) {
    self.bytes = bytes
    self.tokens = tokens
  }

  public subscript(node: NodeID) -> Node { nodes[Int(node)] }

  public func kind(_ node: NodeID) -> NodeKind { nodes[Int(node)].kind }

  public func range(_ node: NodeID) -> ByteRange { nodes[Int(node)].range }

  /// The text of the token that names the node, without backticks; empty without one.
  public func name(_ node: NodeID) -> String {
    let token = nodes[Int(node)].token
    guard token >= 0 else { return "" }
    return identifierText(tokens[Int(token)], bytes)
  }

  /// The bytes of the token that names the node.
  public func nameRange(_ node: NodeID) -> ByteRange {
    let token = nodes[Int(node)].token
    return token < 0 ? range(node) : tokens[Int(token)].range
  }

  /// The type of a `type` node.
  public func type(_ node: NodeID) -> TypeSyntax { types[Int(nodes[Int(node)].token)] }

  public func children(_ node: NodeID) -> Children {
    Children(nodes: nodes, current: nodes[Int(node)].firstChild)
  }

  public func firstChild(_ node: NodeID) -> NodeID? {
    let child = nodes[Int(node)].firstChild
    return child < 0 ? nil : child
  }

  /// `self.x`, of which this is the whole.
  func isOfSelf(_ node: NodeID) -> Bool {
    kind(node) == .member && firstChild(node).map { kind($0) == .selfName } ?? false
  }

  public func text(_ node: NodeID) -> String {
    let range = nodes[Int(node)].range
    return String(decoding: bytes[range.start..<range.end], as: UTF8.self)
  }

  /// The closures below a node that nobody calls in place: whoever is given one runs it, if ever.
  func closuresHandedOver(below node: NodeID) -> [ByteRange] {
    var result: [ByteRange] = []
    func search(_ node: NodeID, isCallee: Bool) {
      if kind(node) == .closure, !isCallee { return result.append(range(node)) }
      let callee = kind(node) == .call ? firstChild(node) : nil
      for child in children(node) { search(child, isCallee: child == callee) }
    }
    search(node, isCallee: false)
    return result
  }

  /// Whether a place is in a closure that the code around only keeps, as a whole or in a list:
  /// `let make = { … }`, `[{ … }]`.
  func isInKeptClosure(_ place: ByteRange) -> Bool {
    func search(_ node: NodeID, isKept: Bool) -> Bool {
      guard range(node).contains(place) else { return false }
      if kind(node) == .closure, isKept { return true }
      let keepsElements = kind(node) == .array || isKept && kind(node) == .initialValue
      return children(node).contains { search($0, isKept: keepsElements) }
    }
    return root >= 0 && search(root, isKept: true)
  }

  public struct Children: Sequence, IteratorProtocol {
    let nodes: [Node]
    var current: NodeID

    public mutating func next() -> NodeID? {
      guard current >= 0 else { return nil }
      defer { current = nodes[Int(current)].nextSibling }
      return current
    }
  }
}

/// The text of an identifier token, without backticks.
func identifierText(_ token: Token, _ bytes: [UInt8]) -> String {
  var start = token.start
  var end = token.end
  if token.kind == .backtickedIdentifier, end - start >= 2 {
    start += 1
    end -= 1
  }
  return String(decoding: bytes[start..<end], as: UTF8.self)
}
