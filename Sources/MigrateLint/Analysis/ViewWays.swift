/// How a view's value is shown so that what it keeps is not begun anew.
enum Showing: Equatable {
  /// Somebody keeps it and shows it again.
  case again(keeper: String)
  /// It is shown several times at once.
  case atOnce(by: String)
}

/// Follows the value of a view from where it is made to whoever shows it.
struct ViewWays {
  let index: ProjectIndex
  let facts: ProjectFacts
  let conditions: ChangingConditions

  init(_ index: ProjectIndex, _ facts: ProjectFacts) {
    self.index = index
    self.facts = facts
    conditions = ChangingConditions(index: index)
  }

  /// What is known of a value on its way up a tree.
  struct Way {
    /// Somebody else keeps it already: what is called again gives the same one.
    var isKept = false
    /// It is a closure that makes one whenever it is called.
    var isMaker = false
    var depth = 0
    static let limit = 6
    /// The calls that it is an argument of, with the labels.
    var around: [(name: String, label: String?)] = []
    private var followed = Followed()

    var deeper: Way {
      var next = self
      (next.depth, next.around) = (depth + 1, [])
      return next
    }

    /// Whether it comes somewhere for the first time. Whoever comes there again finds as little as
    /// before, as the first thing that is found is the end of the way.
    func isNew(to place: Place, as name: ViewName, isKept kept: Bool) -> Bool {
      followed.seen.insert(
        Followed.Stop(place: place, name: name, flags: [kept, isKept, isMaker])).inserted
    }
  }

  /// Where one value has come to on its way, on all branches of it.
  private final class Followed {
    struct Stop: Hashable {
      let place: Place
      let name: ViewName
      let flags: [Bool]
    }

    var seen: Set<Stop> = []
  }

  /// How a construction's value is shown.
  func showing(_ construction: ConstructionFact) -> Showing? {
    place(of: construction).flatMap { call, code in
      follow(call, in: code, Way(), unit: construction.unit)
    }
  }

  /// The call that makes one, and the code around.
  func place(of construction: ConstructionFact) -> (call: NodeID, code: CodeTree)? {
    guard let member = construction.unit.member, !index.isTest(member.place.file) else {
      return nil
    }
    return index.code(of: member).firstResult { code in
      code.tree.range(code.tree.root).contains(construction.place.range)
        ? call(at: construction.place.range, in: code).map { ($0, code) } : nil
    }
  }

  private func call(at range: ByteRange, in code: CodeTree) -> NodeID? {
    let tree = code.tree
    var node = tree.root
    while true {
      if let callee = tree.firstChild(node), tree.kind(node) == .call,
        tree.nameRange(callee) == range
      {
        return node
      }
      guard let next = tree.children(node).first(where: { tree.range($0).contains(range) }) else {
        return nil
      }
      node = next
    }
  }

  // MARK: Up

  /// Goes from a value up to all that it becomes a part of.
  func follow(
    _ value: NodeID, in code: CodeTree, _ start: Way, unit: CodeUnit? = nil
  ) -> Showing? {
    guard start.depth < Way.limit else { return nil }
    let tree = code.tree
    var (way, node) = (start, value)
    while let parent = code.parent(node) {
      switch tree.kind(parent) {
      case .member:
        let name = tree.name(parent)
        let call = code.call(of: parent)
        if let found = modified(by: name, call, in: code, way) { return found }
        // Here: the nearest style is the one that counts.
        if call != nil { way.around.removeAll { isStyled($0.name, by: name) } }
        guard call != nil || !index.externalMembers(name).isEmpty else { return nil }
        node = call ?? parent
      case .argument:
        guard let call = code.parent(parent) else { return nil }
        if tree.kind(call) == .tuple {
          node = call
          continue
        }
        switch given(parent, to: call, in: code, way) {
        case .found(let showing): return showing
        case .lost: return nil
        case .carried: break
        }
        way.around.append((code.calledName(call), label(parent, tree)))
        way.isMaker = false
        node = call
      case .closure:
        // Here: a closure that is no argument makes a value for whoever calls it.
        guard let taker = code.parent(parent), tree.kind(taker) == .argument else { return nil }
        node = parent
      case .block, .ifStatement, .elseBranch, .switchStatement, .switchCase, .returnStatement,
        .ternary, .forceUnwrap, .sequence, .cast, .call, .doStatement:
        node = parent
      case .initialValue: return local(parent, in: code, way)
      case .assignment: return assigned(by: parent, in: code, way)
      default: return nil
      }
    }
    return unit.flatMap { atTop(of: $0, way) }
  }

  /// `let row = Row()`
  private func local(_ value: NodeID, in code: CodeTree, _ way: Way) -> Showing? {
    let tree = code.tree
    guard code.givesView, let binding = code.parent(value), let variable = code.parent(binding),
      let block = code.parent(variable), let pattern = tree.firstChild(binding)
    else { return nil }
    let name = patternName(pattern, tree)
    guard !name.isEmpty else { return nil }
    return uses(
      of: .name(name), in: code, from: block, behind: tree.range(variable).end, isKept: false,
      by: name, way)
  }

  private func patternName(_ node: NodeID, _ tree: BodyTree) -> String {
    if [.name, .bindingPattern, .pattern].contains(tree.kind(node)), !tree.name(node).isEmpty {
      return tree.name(node)
    }
    guard tree.kind(node) != .tuple, let child = tree.firstChild(node) else { return "" }
    return patternName(child, tree)
  }

  /// `page = AnyView(Page())` in the initialiser of a view that keeps it.
  private func assigned(by node: NodeID, in code: CodeTree, _ way: Way) -> Showing? {
    guard let type = code.type, index.traits(type).isViewLike,
      let target = code.tree.firstChild(node),
      index.storedProperties(of: type).contains(where: {
        index.variable($0).name == code.tree.name(target)
      })
    else { return nil }
    return uses(ofProperty: code.tree.name(target), of: type, way)
  }

  /// What a property starts with is kept by its owner, and what is static by the whole program.
  private func atTop(of unit: CodeUnit, _ way: Way) -> Showing? {
    guard unit.kind == .initialValue, let member = unit.member,
      !index.variable(member).isComputed
    else { return nil }
    let name = index.variable(member).name
    guard let owner = unit.owner, !index.variable(member).isStatic else {
      return isNamedTwice(name, of: unit.owner) ? .again(keeper: name) : nil
    }
    guard index.traits(owner).isViewLike else { return nil }
    return uses(ofProperty: name, of: owner, way)
  }

  /// Whether code names a global or a static more than once beside where it is declared.
  private func isNamedTwice(_ name: String, of owner: TypeID?) -> Bool {
    var count = 0
    for (number, file) in index.files.enumerated() where !index.isTest(number) {
      let tokens = file.stream.tokens
      for position in tokens.indices.dropFirst(2)
      where tokens[position].kind == .identifier
        && tokens[position].range.count == name.utf8.count
        && file.source.text(tokens[position].range) == name
      {
        let isMember = tokens[position - 1].kind == .period
        let base = file.source.text(tokens[position - 2].range)
        if let owner { count += isMember && base == index[owner].name ? 1 : 0 } else {
          count += isMember || ["let", "var"].contains(
            file.source.text(tokens[position - 1].range)) ? 0 : 1
        }
      }
    }
    return count > 1
  }

  // MARK: Down

  /// How what stands for a value is shown in a tree.
  func uses(
    of source: ViewName, in code: CodeTree, from root: NodeID? = nil, behind start: Int = 0,
    isKept: Bool, by keeper: String, _ way: Way
  ) -> Showing? {
    let root = root ?? code.tree.root
    let place = Place(code.file, code.tree.range(root))
    guard way.isNew(to: place, as: source, isKept: isKept) else { return nil }
    var search = search(source, code, behind: start)
    let count = search.count(root, ViewUses.Around(isKept: isKept))
    return shown(search, count.atMost, by: keeper, way)
  }

  /// The same of a property, in all that a view draws.
  func uses(ofProperty name: String, of type: TypeID, _ way: Way) -> Showing? {
    let declaration = index[type].declaration
    let place = Place(declaration.file, index.types.declaration(declaration).bodyRange)
    guard way.isNew(to: place, as: .property(name), isKept: true) else { return nil }
    let keeper = index[type].name
    var (total, most) = (0, 0)
    var rest: [ViewUses] = []
    for member in index.allMembers(of: type).values.joined().sorted() where draws(member, name) {
      for code in index.code(of: member) {
        var search = search(.property(name), code)
        let count = search.count(code.tree.root, ViewUses.Around(isKept: true)).atMost
        if !way.isMaker, search.comesAndGoes { return .again(keeper: keeper) }
        (total, most) = (total + count, max(most, count))
        rest.append(search)
      }
    }
    if !way.isMaker, total > 1 {
      // Here: of several members, one may be shown at a time.
      return most > 1 ? .atOnce(by: keeper) : .again(keeper: keeper)
    }
    return rest.firstResult { shown($0, 0, by: keeper, way) }
  }

  /// Whether a member runs while its view is drawn, and means the property by that name.
  private func draws(_ member: MemberID, _ property: String) -> Bool {
    if member.kind == .variable { return index.variable(member).isComputed }
    let function = index.function(member)
    return function.kind != .initializer && !function.parameters.contains { $0.name == property }
  }

  private func search(
    _ source: ViewName, _ code: CodeTree, behind start: Int = 0
  ) -> ViewUses {
    ViewUses(
      source, in: code, index.files[code.file], behind: start,
      isChanging: { conditions.mayChange($0, in: code) },
      isModifier: {
        FrameworkNames.drawingModifiers.contains($0) || !index.externalMembers($0).isEmpty
      })
  }

  private func shown(_ search: ViewUses, _ count: Int, by keeper: String, _ way: Way) -> Showing? {
    if !way.isMaker {
      if search.comesAndGoes { return .again(keeper: keeper) }
      if count > 1 { return .atOnce(by: keeper) }
    }
    // Here: modifiers may apply one another in a circle, or one of their own name.
    guard way.depth < Way.limit else { return nil }
    for use in search.found {
      var next = way.deeper
      let call = search.code.call(of: use)
      // Here: what makes one gives another with each call.
      next.isMaker = way.isMaker && call == nil
      next.isKept = !way.isMaker
      if search.source == .itself, search.code.tree.kind(use) == .name,
        let found = modified(by: search.code.tree.name(use), call, in: search.code, next)
      {
        return found
      }
      if let found = follow(call ?? use, in: search.code, next) { return found }
    }
    return nil
  }
}
