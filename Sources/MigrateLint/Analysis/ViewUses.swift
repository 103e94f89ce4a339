/// What stands in code for the value of a view that somebody keeps.
enum ViewName: Hashable {
  /// A local or a parameter.
  case name(String)
  case property(String)
  /// `configuration.label`
  case part(String, of: String)
  /// `self` in an extension of `View`, also where a modifier stands alone.
  case itself
}

/// A tree of code, with the way up from each node.
struct CodeTree {
  let file: FileIndex
  let tree: BodyTree
  /// The type whose code it is.
  let type: TypeID?
  /// What it gives is a view.
  let givesView: Bool
  private let parents: [NodeID]

  init(_ tree: BodyTree, file: FileIndex, type: TypeID?, givesView: Bool = false) {
    self.givesView = givesView
    self.tree = tree
    self.file = file
    self.type = type
    var parents = [NodeID](repeating: -1, count: tree.nodes.count)
    for node in tree.nodes.indices {
      for child in tree.children(NodeID(node)) { parents[Int(child)] = NodeID(node) }
    }
    self.parents = parents
  }

  func parent(_ node: NodeID) -> NodeID? {
    let parent = parents[Int(node)]
    return parent < 0 ? nil : parent
  }

  /// The call that a node is the callee of.
  func call(of callee: NodeID) -> NodeID? {
    guard let parent = parent(callee), tree.kind(parent) == .call,
      tree.firstChild(parent) == callee
    else { return nil }
    return parent
  }

  /// The last name of what is called.
  func calledName(_ call: NodeID) -> String {
    tree.firstChild(call).map { callee in
      [.name, .member, .implicitMember].contains(tree.kind(callee)) ? tree.name(callee) : ""
    } ?? ""
  }

  /// Whether whoever is given a closure keeps it and calls it when it needs to: with something, or
  /// whenever something is opened.
  func isDeferred(_ closure: NodeID) -> Bool {
    if tree.children(closure).contains(where: { tree.kind($0) == .parameter })
      || takesFirst(closure)
    {
      return true
    }
    guard let argument = parent(closure), let call = parent(argument), tree.kind(call) == .call
    else { return false }
    return FrameworkNames.callsWhenNeeded.contains(calledName(call))
  }

  private func takesFirst(_ node: NodeID) -> Bool {
    tree.children(node).contains { child in
      tree.kind(child) == .dollarName && tree.name(child) == "$0"
        || tree.kind(child) != .closure && takesFirst(child)
    }
  }
}

extension ProjectIndex {
  /// The trees of a member's code.
  func code(of member: MemberID) -> [CodeTree] {
    let file = files[member.place.file]
    var trees: [BodyTree]
    if member.kind == .variable {
      let variable = variable(member)
      trees = variable.accessors.compactMap(\.body).map { file.body($0) }
      if let value = variable.initialValue { trees.append(file.expression(value)) }
    } else {
      trees = [function(member).body].compactMap { $0 }.map { file.body($0) }
    }
    let type = member.kind == .variable
      ? variable(member).type : function(member).returnType
    return trees.filter { $0.root >= 0 }.map {
      CodeTree(
        $0, file: member.place.file, type: owner(member),
        givesView: FrameworkNames.isWrittenView(type))
    }
  }
}

/// Where code names a view's value, and whether it can show it more than once.
struct ViewUses {
  let code: CodeTree
  let file: ParsedFile
  let source: ViewName
  /// Where the code begins that can name it.
  let start: Int
  /// Whether a condition, or an identity, may change while the value stays.
  let isChanging: (NodeID) -> Bool
  let isModifier: (String) -> Bool
  private(set) var found: [NodeID] = []
  /// It is shown behind a condition, in a sheet, or under an identity that changes.
  private(set) var comesAndGoes = false
  private var isCompiledUnderConditions = false

  /// How often it is shown: in any case, and beside that under the one condition under which it is
  /// shown most, as several may exclude each other.
  struct Times {
    var always = 0
    var perhaps = 0

    var atMost: Int { always + perhaps }

    static func + (a: Times, b: Times) -> Times {
      Times(always: a.always + b.always, perhaps: max(a.perhaps, b.perhaps))
    }
  }

  struct Around {
    /// The value stays while the code around runs again.
    var isKept: Bool
    var comesAndGoes = false
  }

  private var tree: BodyTree { code.tree }

  init(
    _ source: ViewName, in code: CodeTree, _ file: ParsedFile, behind start: Int,
    isChanging: @escaping (NodeID) -> Bool, isModifier: @escaping (String) -> Bool
  ) {
    self.code = code
    self.file = file
    self.source = source
    self.start = start
    self.isChanging = isChanging
    self.isModifier = isModifier
  }

  /// How often it is shown at one time.
  mutating func count(_ node: NodeID, _ around: Around) -> Times {
    switch tree.kind(node) {
    case .ifStatement, .switchStatement, .ternary: return countChoice(node, around)
    case .closure:
      if hides(node) { return Times() }
      var inside = around
      if code.isDeferred(node) { inside.isKept = true }
      return countAll(tree.children(node), inside)
    case .call: return countCall(node, around)
    default:
      if isSource(node) { return note(node, around.comesAndGoes) }
      return countAll(tree.children(node), around)
    }
  }

  private mutating func countAll(_ children: BodyTree.Children, _ around: Around) -> Times {
    var around = around
    var count = Times()
    for child in children {
      count = count + self.count(child, around)
      if tree.kind(child) == .guardStatement, around.isKept, isChanging(child) {
        around.comesAndGoes = true
      }
    }
    return count
  }

  /// Of several branches one is shown.
  private mutating func countChoice(_ node: NodeID, _ around: Around) -> Times {
    var inside = around
    if around.isKept, isChanging(node) { inside.comesAndGoes = true }
    return Times(perhaps: tree.children(node).map { count($0, inside).atMost }.max() ?? 0)
  }

  private mutating func countCall(_ node: NodeID, _ around: Around) -> Times {
    let name = code.calledName(node)
    let isShownAgain = FrameworkNames.showsAgain.contains(name)
    let isRenewed = FrameworkNames.renews.contains(name) && around.isKept
      && tree.children(node).dropFirst().contains(where: isChanging)
    var count = Times()
    for (position, child) in tree.children(node).enumerated() {
      var inside = around
      var isInElements = false
      if position == 0, isRenewed { inside.comesAndGoes = true }
      // Here: what a sheet is put on is shown without it.
      if position > 0, isShownAgain {
        if around.isKept {
          inside.comesAndGoes = true
        } else if let closure = tree.firstChild(child), tree.kind(closure) == .closure,
          code.isDeferred(closure)
        {
          if FrameworkNames.opens.contains(name) { inside.comesAndGoes = true } else {
            isInElements = true
          }
        }
      }
      let shown = self.count(child, inside)
      count = count + shown
      if isInElements { count = count + Times(always: shown.atMost) }
    }
    if source == .itself, let callee = tree.firstChild(node), tree.kind(callee) == .name,
      isModifier(name)
    {
      count = count + note(callee, around.comesAndGoes || isRenewed)
    }
    return count
  }

  private mutating func note(_ node: NodeID, _ comesAndGoes: Bool) -> Times {
    found.append(node)
    if comesAndGoes { self.comesAndGoes = true }
    // Here: what is put somewhere is not shown there.
    if code.parent(node).map({ tree.kind($0) == .assignment }) ?? false { return Times() }
    guard !file.conditions(at: tree.range(node).start).isEmpty else { return Times(always: 1) }
    // Here: of what stands between `#if` and `#endif` most likely one is compiled.
    defer { isCompiledUnderConditions = true }
    return Times(always: isCompiledUnderConditions ? 0 : 1)
  }

  private func isSource(_ node: NodeID) -> Bool {
    guard tree.range(node).start >= start else { return false }
    switch source {
    case .name(let name): return tree.kind(node) == .name && tree.name(node) == name
    case .property(let name): return isProperty(node, name)
    case .part(let part, let whole):
      guard tree.kind(node) == .member, tree.name(node) == part,
        let base = tree.firstChild(node)
      else { return false }
      return isProperty(base, whole)
    case .itself: return tree.kind(node) == .selfName
    }
  }

  private func isProperty(_ node: NodeID, _ name: String) -> Bool {
    guard [.name, .member].contains(tree.kind(node)), tree.name(node) == name else { return false }
    return tree.kind(node) == .name || tree.isOfSelf(node)
  }

  /// Whether a closure calls something else so.
  private func hides(_ closure: NodeID) -> Bool {
    let hidden: String
    switch source {
    case .name(let name), .property(let name), .part(_, of: let name): hidden = name
    case .itself: return false
    }
    return tree.children(closure).contains {
      tree.kind($0) == .parameter && tree.name($0) == hidden
    }
  }
}
