/// A `@StateObject` makes its model when it is first drawn, a `@State` together with the struct:
/// ahead of what the struct's initialiser, or the application's delegate, sets up (H060, H061).
struct MakingOrder {
  let index: ProjectIndex
  let facts: ProjectFacts
  let xcode: Int
  private let outside: OutsideUses
  private let reach: CodeReach
  private var usesOutside: [CodeGraph.Number: [OutsideUse]] = [:]
  private var shared: [CodeGraph.Number: Bool] = [:]
  private lazy var sharedTypes = typesKeptByAll()

  init(_ index: ProjectIndex, _ facts: ProjectFacts, _ reach: CodeReach, xcode: Int) {
    self.index = index
    self.facts = facts
    self.xcode = xcode
    outside = OutsideUses(index: index)
    self.reach = reach
  }

  /// What a holder's model may miss where it is made so early, as the end of a sentence.
  mutating func missing(by holder: ModelHolder) -> String? {
    guard let owner = holder.owner, let member = holder.variable else { return nil }
    // Here: Xcode 27 evaluates a declaration's default when it is needed.
    if xcode >= 27, index.variable(member).initialValue != nil { return nil }
    let makings = facts.makings(of: holder, index)
    // Here: each is compared with what all initialisers do.
    guard makings.count <= 64 else { return "what one of \(makings.count) initialisers may set up" }
    let isOfApp = index.traits(owner).viewProtocols.contains(FrameworkNames.application)
    for making in makings {
      if let local = localSet(behind: making) { return "'\(local)' is set, which it is made of" }
      let setUp = setUp(behind: making, owner)
      guard isOfApp || !setUp.isEmpty else { continue }
      let given = typesGiven(to: holder.model, by: making)
      let targets = targets(setBy: setUp, sharedBy: given)
      let changes = setUp.outside.filter(\.changes)
      guard isOfApp || !targets.isEmpty || !changes.isEmpty else { continue }
      let made = make(making, holder.model, owner)
      // Here: an application's own value is made before the system has made its object.
      if isOfApp,
        let use = outside.useOfApplication(in: making.tree, below: making.root)
          ?? outside.useOfApplication(inAny: made.reached.flatMap(\.nodes))?.text
      {
        return "'\(use)' is there, which it asks for"
      }
      if let missing = missing(made, targets, changes) { return missing }
    }
    return nil
  }

  /// Where making a holder's model makes the holder's own view, which would make another one; also
  /// by way of other views that make theirs so early.
  mutating func makingAgain(
    _ holder: ModelHolder, _ early: [TypeID: [ModelHolder]]
  ) -> Place? {
    guard let view = holder.owner, !(facts.constructions[view] ?? []).isEmpty else { return nil }
    var open = [holder]
    var seen: Set<TypeID> = []
    while let next = open.popLast() {
      for (made, place) in viewsMade(for: next, among: early) {
        if made == view { return place }
        if seen.insert(made).inserted { open += early[made] ?? [] }
      }
    }
    return nil
  }

  /// The views of some that making a holder's model makes.
  private mutating func viewsMade(
    for holder: ModelHolder, among views: [TypeID: [ModelHolder]]
  ) -> [(view: TypeID, place: Place)] {
    guard let owner = holder.owner, let member = holder.variable,
      xcode < 27 || index.variable(member).initialValue == nil,
      case let makings = facts.makings(of: holder, index), makings.count <= 64
    else { return [] }
    return makings.flatMap { make($0, holder.model, owner).reached }.flatMap(\.touched).compactMap {
      let target = reach.graph.target($0.target)
      guard target.name == FrameworkNames.initializer, let view = target.owner,
        views[view] != nil, let place = $0.used,
        (facts.constructions[view] ?? []).contains(where: { made in
          !made.isInAction && !isKept(made)
            && (place.contains(made.place) || made.place.contains(place))
        })
      else { return nil }
      return (view, place)
    }
  }

  /// `[{ Home() }]` makes nothing before somebody calls that.
  private func isKept(_ made: ConstructionFact) -> Bool {
    guard let member = made.unit.member else { return false }
    let file = index.files[member.place.file]
    let trees = member.kind == .variable
      ? [index.variable(member).initialValue.map { file.expression($0) }]
      : [index.function(member).body.map { file.body($0) }]
    return trees.contains { $0?.isInKeptClosure(made.place.range) ?? false }
  }

  /// What making a model uses: the code that gives it, and what its arguments ask for.
  private mutating func make(_ making: Making, _ model: TypeID, _ owner: TypeID) -> Work {
    var work = follow(
      outside.nodes(makingValue: making.root, in: making.tree, of: making.member, model))
    let node = making.member.kind == .function
      ? CodeNode(owner, FrameworkNames.initializer)
      : .storage(of: index.variable(making.member).name, in: owner)
    let place = Place(making.end.file, making.tree.range(making.root))
    // Here: what the model is handed to call later runs when it does.
    let handedOver = making.tree.closuresHandedOver(below: making.root)
    let further = follow([node]) { use in
      use.file == place.file && place.range.contains(use.range)
        && !handedOver.contains { $0.contains(use.range) }
    }
    work.reached += further.reached
    work.outside += further.outside
      + outside.uses(in: making.tree, making.root, of: making.member)
    return work
  }

  /// What a model is handed where an initialiser makes it: others may set that up behind it.
  private func typesGiven(to model: TypeID, by making: Making) -> Set<TypeID> {
    guard making.member.kind == .function else { return [] }
    let parameters = index.initializers(of: model).flatMap { initializer in
      index.function(initializer).parameters.compactMap { parameter in
        parameter.type.flatMap {
          index.types.resolve($0, in: index.scope(initializer)).unwrapped.nominal
        }
      }
    }
    return Set(parameters.flatMap { [$0] + index.superclasses(of: $0) })
      .filter { index[$0].kind == .class }
  }

  // MARK: What is set up

  /// What code uses and sets, in the project and outside.
  private struct Work {
    var reached: [CodeReach.Reached] = []
    var outside: [OutsideUse] = []

    var isEmpty: Bool {
      !outside.contains(where: \.changes)
        && !reached.contains { $0.touched.contains { $0.kinds.contains(.set) } }
    }
  }

  private mutating func setUp(behind making: Making, _ owner: TypeID) -> Work {
    let node = CodeNode(owner, FrameworkNames.initializer)
    let bodies = index.initializers(of: owner).compactMap { place(ofBody: $0) }
    func isBehind(_ place: Place) -> Bool {
      if making.member.kind == .function {
        return place.file == making.end.file && place.range.start >= making.end.range.end
          && bodies.contains { $0.file == place.file && $0.range.contains(place.range)
            && $0.range.contains(making.end.range) }
      }
      return bodies.contains { $0.file == place.file && $0.range.contains(place.range) }
        || place.file == making.end.file && place.range.start >= making.end.range.end
    }
    var work = follow([node], withStatics: false, isBehind)
    for delegate in delegates(of: owner) {
      let bodies = launching(delegate).compactMap { place(ofBody: $0) }
      let nodes = Set(launching(delegate).map { CodeNode(delegate, index.function($0).name) })
      let further = follow(nodes.sorted { $0.name < $1.name }, withStatics: false) { place in
        bodies.contains { $0.file == place.file && $0.range.contains(place.range) }
      }
      work.reached += further.reached
      work.outside += further.outside
    }
    return work
  }

  private func place(ofBody function: MemberID) -> Place? {
    index.function(function).body.map {
      Place(function.place.file, index.files[function.place.file].range(of: $0))
    }
  }

  private mutating func follow(
    _ nodes: [CodeNode], withStatics: Bool = true, _ counts: (Place) -> Bool = { _ in true }
  ) -> Work {
    let graph = reach.graph
    let reached = reach.follow(
      nodes, entering: { withStatics || !graph.mayBeMadeOnce($0) }, counts)
    let starts = Set(nodes)
    var uses: [OutsideUse] = []
    for (number, node) in zip(reached.numbers, reached.nodes) {
      let found = usesOutside[number] ?? outside.uses(in: node)
      if number >= 0 { usesOutside[number] = found }
      if !found.isEmpty { uses += found.filter { !starts.contains(node) || counts($0.place) } }
    }
    return Work(reached: [reached], outside: uses.sorted { $0.place < $1.place })
  }

  /// The classes of the adaptors of an application.
  private func delegates(of owner: TypeID) -> [TypeID] {
    index.allMembers(of: owner).values.joined().filter { member in
      member.kind == .variable && index.variable(member).attributes.contains {
        $0.lastName.hasSuffix(FrameworkNames.delegateAdaptorSuffix)
      }
    }.sorted().compactMap { member in
      BodyReader(index: index, file: member.place.file).type(of: member).nominal
    }
  }

  /// What a delegate does when it is made and when the application is launched.
  private func launching(_ delegate: TypeID) -> [MemberID] {
    index.initializers(of: delegate)
      + FrameworkNames.launchingMethods.flatMap { name, label in
        index.members(name, of: delegate).filter { member in
          member.kind == .function
            && (label == nil || index.function(member).parameters.contains { $0.label == label })
        }
      }.sorted()
  }

  // MARK: What is missing

  /// What there is only one of, or what a model is given, and code sets, in the order of places.
  private mutating func targets(
    setBy work: Work, sharedBy given: Set<TypeID>
  ) -> [(target: CodeGraph.Number, isReplaced: Bool)] {
    var found: [CodeGraph.Number: (place: Place, isReplaced: Bool)] = [:]
    for touched in work.reached.lazy.flatMap(\.touched) {
      let owner = reach.graph.target(touched.target).owner
      guard let place = touched.set,
        isShared(touched.target) || owner.map(given.contains) ?? false
      else { continue }
      let known = found[touched.target]
      let isReplaced = touched.kinds.contains(.replaced) || known?.isReplaced ?? false
      found[touched.target] = (min(place, known?.place ?? place), isReplaced)
    }
    return found.sorted { $0.value.place < $1.value.place }.map { ($0.key, $0.value.isReplaced) }
  }

  private func missing(
    _ made: Work, _ targets: [(target: CodeGraph.Number, isReplaced: Bool)],
    _ changes: [OutsideUse]
  ) -> String? {
    let wanted = Set(targets.map(\.target))
    let touched = made.reached.map { $0.touched(among: wanted) }
    for (number, isReplaced) in targets {
      let kinds = touched.reduce(into: CodeGraph.Kinds()) {
        $0.formUnion($1[number]?.kinds ?? [])
      }
      let isUsed = kinds.contains(.used)
      guard isUsed && !kinds.contains(.set)
        || isReplaced && kinds.contains(.changed) && !kinds.contains(.replaced)
      else { continue }
      let target = reach.graph.target(number)
      // Here: a subscript is code; what it keeps is a target of its own.
      if target.name == FrameworkNames.subscriptName { continue }
      let owner = target.owner.map { index[$0].name + "." } ?? ""
      return "'\(owner)\(target.name)' is set, which it \(isUsed ? "reads" : "changes")"
    }
    for change in changes {
      guard let use = made.outside.first(where: { needs($0, change) }) else { continue }
      return "'\(change.text)' is called, which '\(use.text)' may need"
    }
    return nil
  }

  private func needs(_ use: OutsideUse, _ change: OutsideUse) -> Bool {
    switch (use.kind, change.kind) {
    case (.defaults(let a), .defaults(let b)):
      return !use.changes && !use.isSetter && (a == nil || b == nil || a == b)
    case (.defaults(let key), .registration(let keys)):
      let asked = key.flatMap { texts(ofKey: $0) }
      return !use.changes && !use.isSetter
        && (asked.map { !$0.isDisjoint(with: keys) } ?? true)
    case (.defaults, _), (_, .defaults), (.registration, _), (_, .registration): return false
    case (.type(let a), .type(let b)) where a == b: return true
    default: break
    }
    var modules = modulesOfOthers(change.place.file)
    if case .type(let name) = change.kind {
      let own = modules.filter { $0 == FrameworkNames.firstWord(name) }
      if !own.isEmpty { modules = own }
    }
    return !modules.isDisjoint(with: modulesOfOthers(use.place.file))
  }

  /// The texts that a key may be, as they are written: its own, or that of a constant of a type,
  /// `Accounts.key`; nil where that cannot be told.
  private func texts(ofKey key: String) -> Set<String>? {
    if key.hasPrefix("\"") { return key.contains("\\") ? nil : [key] }
    let path = key.split(separator: ".").map(String.init)
    guard path.count == 2, let first = path[0].utf8.first, (0x41...0x5A).contains(first) else {
      return nil
    }
    let constants = (index.owners.types[path[1]] ?? []).filter { index[$0].name == path[0] }
      .flatMap { index.ownMembers(path[1], of: $0) }
    var result: Set<String> = []
    for constant in constants {
      guard constant.kind == .variable, index.variable(constant).isLet,
        let range = index.variable(constant).initialValueRange,
        case let text = index.files[constant.place.file].source.text(range), text.hasPrefix("\""),
        text.hasSuffix("\""), !text.contains("\\")
      else { return nil }
      result.insert(text)
    }
    return result.isEmpty ? nil : result
  }

  /// The packages that a file imports, by the first words of their modules.
  private func modulesOfOthers(_ file: FileIndex) -> Set<String> {
    Set(
      index.files[file].outline.imports.map(\.module).filter {
        !FrameworkNames.isModuleOfPlatform($0) && !index.types.moduleNames.contains($0)
      }.map(FrameworkNames.firstWord))
  }

  /// Whether there is only one of it: a global, a static, or a part of what one of these keeps.
  private mutating func isShared(_ number: CodeGraph.Number) -> Bool {
    if let known = shared[number] { return known }
    let target = reach.graph.target(number)
    let result = target.owner.map { owner in
      sharedTypes.contains(owner)
        || index.members(target.name, of: owner).contains {
          $0.kind == .variable && index.variable($0).isStatic
        }
    } ?? true
    shared[number] = result
    return result
  }

  private func typesKeptByAll() -> Set<TypeID> {
    var result: Set<TypeID> = []
    for (file, parsed) in index.files.enumerated() {
      let reader = BodyReader(index: index, file: file)
      for (position, variable) in parsed.outline.variables.enumerated()
      where (variable.isStatic || variable.owner == nil) && !variable.isComputed {
        let member = MemberID(kind: .variable, place: DeclarationReference(file, position))
        guard let type = reader.type(of: member).nominal else { continue }
        result.formUnion([type] + index.superclasses(of: type))
      }
    }
    return result
  }
}

/// One expression that makes what a holder holds.
struct Making {
  var tree: BodyTree
  var root: NodeID
  /// What it is written in: the property, or an initialiser.
  var member: MemberID
  /// The property's declaration, or the call that makes the storage.
  var end: Place
}

extension ProjectFacts {
  /// Where the type of a holder makes what that holds.
  func makings(of holder: ModelHolder, _ index: ProjectIndex) -> [Making] {
    guard let owner = holder.owner, let member = holder.variable else { return [] }
    let variable = index.variable(member)
    if let value = variable.initialValue {
      let tree = index.files[member.place.file].expression(value)
      return tree.root < 0 ? [] : [
        Making(
          tree: tree, root: tree.root, member: member,
          end: Place(member.place.file, variable.range))
      ]
    }
    return (storage[PropertyKey(owner, holder.name)] ?? []).compactMap { fact in
      guard let assigned = fact.assigned, let initializer = fact.unit.member,
        fact.unit.kind == .initializer, let body = index.function(initializer).body
      else { return nil }
      let tree = index.files[fact.place.file].body(body)
      guard let root = tree.nodes.indices.first(where: {
        tree.nodes[$0].range == assigned.valuePlace.range
      }) else { return nil }
      return Making(tree: tree, root: NodeID(root), member: initializer, end: assigned.place)
    }
  }

  /// The classes of which a holder's model may be made: its own, and those that inherit from it
  /// and are made where it is.
  func classesMade(for holder: ModelHolder, _ index: ProjectIndex) -> [TypeID] {
    // Here: a parameter may stand for whatever inherits from the class.
    if let member = holder.variable, case .generic? = index.unboundType(of: member)?.unwrapped {
      return [holder.model] + index.subclasses(of: holder.model)
    }
    guard case .creates(let place, _, let isAtCallSite) = holder.ownership else {
      return [holder.model]
    }
    var places = [place]
    if isAtCallSite, let owner = holder.owner {
      places += (constructions[owner] ?? []).flatMap { $0.arguments.map(\.place) }
    }
    let below = index.subclasses(of: holder.model).filter { type in
      (constructions[type] ?? []).contains { made in
        places.contains { $0.file == made.place.file && $0.range.contains(made.place.range) }
      }
    }
    return [holder.model] + below
  }
}
