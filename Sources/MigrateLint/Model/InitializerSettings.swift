/// What code that makes an object sets of it.
struct PropertySetting {
  var member: MemberID
  var assignment: NodeID
  /// `self.text = text`, not `text += "!"`, `text[0] = …` or `size.width = …`.
  var isWhole: Bool
  /// In a `defer`, which no initialiser does past observers.
  var isDeferred = false
}

// What runs when properties are set: observers, setters, and what wrappers of the project do.
extension InitializerWeight {
  /// The first thing beyond storing that is done because the code that a search went through sets
  /// properties of its own instance.
  func effect(
    ofSettingsIn search: InitializerSearch, by unit: MemberID, seen: inout Seen
  ) -> Place? {
    let settings = search.propertiesSet()
    guard !settings.isEmpty else { return nil }
    let order = Order(index, unit, search)
    for setting in settings {
      if index.isStoredByDefaults(setting.member) {
        return Place(unit.place.file, search.tree.range(setting.assignment))
      }
      let variable = index.variable(setting.member)
      let code = CodeNode(index.owner(setting.member), variable.name, isSetter: true)
      guard seen.code.count < 64, case let bodies = bodies(runBy: setting, order),
        !bodies.isEmpty, seen.code.insert(code).inserted
      else { continue }
      for (member, accessor) in bodies {
        if let place = effect(of: accessor, member, seen: &seen) { return place }
      }
    }
    return nil
  }

  private func bodies(
    runBy setting: PropertySetting, _ order: Order
  ) -> [(member: MemberID, accessor: AccessorSyntax)] {
    let member = setting.member
    let variable = index.variable(member)
    let setters = variable.accessors.filter { $0.kind == .set }
    if variable.isComputed { return setters.map { (member, $0) } }
    guard order.goesThroughSetter(setting, isWrapped: index.wrapper(member).wrapper != .none) else {
      return []
    }
    let observers = variable.accessors.filter { $0.kind == .willSet || $0.kind == .didSet }
    return observers.map { (member, $0) }
      + index.ownWrappers(of: member).flatMap { wrapper in
        index.members(FrameworkNames.wrappedValue, of: wrapper).filter { $0.kind == .variable }
          .flatMap { value in
            index.variable(value).accessors
              .filter { $0.kind == .set || $0.kind == .willSet || $0.kind == .didSet }
              .map { (value, $0) }
          }
      }
  }

  private func effect(
    of accessor: AccessorSyntax, _ member: MemberID, seen: inout Seen
  ) -> Place? {
    guard let body = accessor.body else { return nil }
    let isOld = accessor.kind == .didSet
    let value = accessor.parameter
      ?? (isOld ? FrameworkNames.oldValue : FrameworkNames.newValue)
    return effect(
      ofSetting: body, member, given: isOld ? [] : [value], locals: isOld ? [value] : [],
      seen: &seen)
  }

  /// The same of code that a setting runs, and of what that calls of its own instance.
  private func effect(
    ofSetting body: TokenSpan, _ member: MemberID, given: Set<String>, locals: Set<String> = [],
    seen: inout Seen
  ) -> Place? {
    let file = index.files[member.place.file]
    let tree = file.body(body)
    guard tree.root >= 0 else { return nil }
    var search = InitializerSearch(
      index: index, tree: tree, scope: index.scope(member),
      locals: file.localNames(in: body).union(locals), given: given)
    search.isSetting = true
    if let node = search.effect(in: tree.root) { return Place(member.place.file, tree.range(node)) }
    if let place = effectBehind(search, member, seen: &seen) { return place }
    for function in search.ownFunctions {
      let node = CodeNode(index.owner(function), index.function(function).name)
      guard seen.code.count < 64, seen.code.insert(node).inserted,
        let body = index.function(function).body
      else { continue }
      let parameters = Set(index.function(function).parameters.map(\.name))
      if let place = effect(ofSetting: body, function, given: parameters, seen: &seen) {
        return place
      }
    }
    return effect(ofSettingsIn: search, by: member, seen: &seen)
  }

  /// From where on an initialiser of a class goes by way of setters.
  private struct Order {
    let index: ProjectIndex
    let tree: BodyTree
    /// The class whose own properties it sets past their observers.
    private var type: TypeID?
    /// Before that a wrapper is only made.
    private var end = 0

    init(_ index: ProjectIndex, _ unit: MemberID, _ search: InitializerSearch) {
      (self.index, tree) = (index, search.tree)
      guard unit.kind == .function, index.function(unit).kind == .initializer,
        let owner = index.owner(unit),
        let setUp = InitializerOrder(index: index).setUp(by: unit, of: owner, search.tree)
      else { return }
      (type, end) = (owner, setUp.endOffset)
    }

    func goesThroughSetter(_ setting: PropertySetting, isWrapped: Bool) -> Bool {
      guard let type, index.owner(setting.member) == type, !setting.isDeferred else { return true }
      guard isWrapped else { return false }
      return !setting.isWhole || tree.range(setting.assignment).start >= end
    }
  }
}

extension InitializerSearch {
  /// The properties of its own instance that the code sets, wholly or in parts, as far as it does
  /// so itself: what a closure does is not looked into.
  func propertiesSet() -> [PropertySetting] {
    var result: [PropertySetting] = []
    func read(_ node: NodeID, isDeferred: Bool = false) {
      for child in tree.children(node) {
        switch tree.kind(child) {
        case .closure where !isCalled(child, in: node), .localFunction: break
        case .assignment:
          if var setting = setting(by: child) {
            setting.isDeferred = isDeferred
            result.append(setting)
          }
          read(child, isDeferred: isDeferred)
        case .deferStatement: read(child, isDeferred: true)
        default: read(child, isDeferred: isDeferred)
        }
      }
    }
    read(tree.root)
    return result
  }

  /// `{ … }()`
  private func isCalled(_ closure: NodeID, in node: NodeID) -> Bool {
    tree.kind(node) == .call && tree.firstChild(node) == closure
  }

  private func setting(by assignment: NodeID) -> PropertySetting? {
    guard let target = tree.firstChild(assignment) else { return nil }
    let isPlain = tree.nameRange(assignment).count == 1
    if let member = ownProperty(target) {
      return PropertySetting(member: member, assignment: assignment, isWhole: isPlain)
    }
    guard [.subscriptAccess, .member].contains(tree.kind(target)),
      let base = tree.firstChild(target), let member = ownProperty(base),
      isValue(member, ofElements: tree.kind(target) == .subscriptAccess)
    else { return nil }
    return PropertySetting(member: member, assignment: assignment, isWhole: false)
  }

  /// `text`, `self.text`: a property of the instance.
  func ownProperty(_ node: NodeID) -> MemberID? {
    switch tree.kind(node) {
    case .name where !locals.contains(tree.name(node)) && !given.contains(tree.name(node)): break
    case .member where tree.isOfSelf(node): break
    default: return nil
    }
    let members = scope.type.map { index.members(tree.name(node), of: $0) } ?? []
    return members.first { $0.kind == .variable && !index.variable($0).isStatic }
  }

  /// Whether a part that is set is one of the property's own value.
  private func isValue(_ member: MemberID, ofElements: Bool) -> Bool {
    switch BodyReader(index: index, file: member.place.file).type(of: member).unwrapped {
    case .array, .dictionary: ofElements
    case .nominal(let type, _): [.struct, .enum].contains(index[type].kind)
    case .external(let name, _): !FrameworkNames.mayBeClass(name)
    default: false
    }
  }
}

// What observers and setters call.
extension InitializerSearch {
  /// Whether a call in an observer or a setter is nothing that others notice: it changes a value of
  /// the instance, says something in the log, takes a lock.
  func isOwnBusiness(_ call: NodeID, _ callee: NodeID) -> Bool {
    let name = name(callee)
    let hasArguments = tree.children(call).dropFirst().contains { _ in true }
    guard tree.kind(callee) == .member, var base = tree.firstChild(callee) else {
      return FrameworkNames.describingFunctions.contains(name)
        || FrameworkNames.loggingFunctions.contains(name)
    }
    if FrameworkNames.loggingMethods.contains(name) { return true }
    if FrameworkNames.locks.contains(name) { return !hasArguments }
    if name == FrameworkNames.send, self.name(base) == FrameworkNames.objectWillChange {
      return true
    }
    if tree.kind(base) == .optionalChain, let inner = tree.firstChild(base) { base = inner }
    guard let member = ownProperty(base) else { return false }
    let kept = BodyReader(index: index, file: member.place.file).type(of: member).nominal
    if let kept, index[kept].kind == .class || index[kept].kind == .protocol { return false }
    return FrameworkNames.changesOwn(name)
  }

  /// `lock.withLock { … }`, `withAnimation { … }`: what is done there is done at once.
  func closureRun(by call: NodeID, _ callee: NodeID) -> NodeID? {
    guard FrameworkNames.runsClosureAtOnce.contains(name(callee)) else { return nil }
    return tree.children(call).dropFirst().lazy.compactMap { tree.firstChild($0) }
      .first { tree.kind($0) == .closure }
  }

  /// `reload()`, `self.reload()`: a method of the instance whose code can be read.
  func ownMethods(_ callee: NodeID) -> [MemberID] {
    switch tree.kind(callee) {
    case .name where !locals.contains(tree.name(callee)) && !given.contains(tree.name(callee)):
      break
    case .member where tree.isOfSelf(callee): break
    default: return []
    }
    let members = scope.type.map { index.members(tree.name(callee), of: $0) } ?? []
    let functions = members.filter { $0.kind == .function }
    return functions.allSatisfy { index.function($0).body != nil } ? functions : []
  }
}

extension ProjectIndex {
  /// `@AppStorage("launches") var launches = 0`: setting it changes the defaults of the user.
  func isStoredByDefaults(_ member: MemberID) -> Bool {
    guard let attribute = variable(member).attribute(FrameworkNames.appStorage),
      case .external = types.lookUp(attribute.path, in: scope(member).ofValue)
    else { return false }
    return true
  }
}
