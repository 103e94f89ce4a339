// Calls that stand by themselves in an initialiser, of functions whose body only stores what it is
// given: `loader.setRoutes(routes)`, where that says `self.routes = routes`.
extension InitializerSearch {
  /// The code is that of such a function.
  var isStoring: Bool { !(storing ?? []).isEmpty }

  /// Whether a call runs nothing but such functions, on an instance that is certainly as new as
  /// what is being made. What its arguments do is another question.
  mutating func onlyStores(_ call: NodeID, _ callee: NodeID) -> Bool {
    guard let path = storing, path.count < 4 else { return false }
    let isOwn = tree.kind(callee) == .name || tree.isOfSelf(callee)
    guard let functions = isOwn ? methodsOfSelf(callee) : methodsOfNewObject(callee) else {
      return false
    }
    let arguments = arguments(of: call)
    let meant = functions.filter { fits(arguments, $0) }
    guard !meant.isEmpty, meant.allSatisfy({ onlyStores($0, on: path) }) else { return false }
    hasCalledOwn = hasCalledOwn || isOwn
    return true
  }

  mutating func effect(ofArgumentsIn call: NodeID) -> NodeID? {
    for argument in tree.children(call).dropFirst() {
      if let found = effect(inValue: argument) { return found }
    }
    return nil
  }

  func hasPlainArguments(_ call: NodeID) -> Bool {
    tree.children(call).dropFirst().allSatisfy(isPlainValue)
  }

  /// `Timer()`: one that is not scheduled never fires.
  func isUnscheduledTimer(_ call: NodeID, _ callee: NodeID) -> Bool {
    guard tree.kind(callee) == .name, tree.name(callee) == FrameworkNames.timer,
      tree.children(call).dropFirst().allSatisfy({ _ in false }),
      case .external = index.types.lookUp([FrameworkNames.timer], in: scope.ofValue)
    else { return false }
    return true
  }

  /// Whether a statement of such a function is one that only stores, or a call to be followed.
  func onlyStores(_ statement: NodeID) -> Bool {
    switch tree.kind(statement) {
    case .call: return true
    case .variable: return tree.children(statement).allSatisfy(isPlainValue)
    case .assignment:
      let parts = Array(tree.children(statement))
      guard parts.count == 2, isPlainValue(parts[1]), tree.nameRange(statement).count == 1 else {
        return false
      }
      if tree.kind(parts[0]) == .name, locals.contains(tree.name(parts[0])) { return true }
      return ownProperty(parts[0]).map(isPlainlyKept) ?? false
    default: return false
    }
  }

  /// A value in which nothing is called but what makes one.
  private func isPlainValue(_ node: NodeID) -> Bool {
    switch tree.kind(node) {
    case .closure, .type, .keyPath: return true
    case .call:
      guard let callee = tree.firstChild(node),
        [.name, .member, .implicitMember].contains(tree.kind(callee)), makesValue(callee)
      else { return false }
    case .name, .selfName, .member, .implicitMember, .literal, .string, .array, .tuple, .argument,
      .cast, .forceUnwrap, .optionalChain, .binding, .bindingPattern, .pattern, .initialValue,
      .genericArguments, .sequence, .operator, .ternary, .prefixOperator:
      break
    default: return false
    }
    return tree.children(node).allSatisfy(isPlainValue)
  }

  /// A property of the instance that is stored, or has a setter that can be read, and that no
  /// subclass has in another way.
  private func isPlainlyKept(_ member: MemberID) -> Bool {
    let variable = index.variable(member)
    guard let owner = index.owner(member), index[owner].kind == .class,
      !isOverridden(variable.name, below: owner)
    else { return false }
    if variable.isComputed { return variable.accessors.contains { $0.kind == .set } }
    return hasPlainStorage(member)
  }

  /// No wrapper of others decides what happens to the value.
  private func hasPlainStorage(_ member: MemberID) -> Bool {
    let isPublished = index.wrapper(member).wrapper == .published
    return index.variable(member).attributes.allSatisfy {
      isPublished && $0.lastName == FrameworkNames.published
        || $0.lastName == FrameworkNames.observationIgnored
    }
  }

  private func isOverridden(_ name: String, below type: TypeID) -> Bool {
    index.subclasses(of: type).contains { !index.ownMembers(name, of: $0).isEmpty }
  }

  // MARK: Which function is called

  /// The methods of its own instance that a call may mean; nil where there is none.
  private func methodsOfSelf(_ callee: NodeID) -> [MemberID]? {
    guard let type = scope.type, !isOverridden(tree.name(callee), below: type) else { return nil }
    let found = ownMethods(callee)
    return found.allSatisfy(isMethodOfClass) ? found : nil
  }

  /// Those of an object that the property of its own instance has, on which the call is made.
  private func methodsOfNewObject(_ callee: NodeID) -> [MemberID]? {
    guard tree.kind(callee) == .member, let base = tree.firstChild(callee),
      let property = ownProperty(base), let classes = classesMade(for: property)
    else { return nil }
    var result: [MemberID] = []
    for type in classes {
      let found = index.members(tree.name(callee), of: type)
      guard !found.isEmpty, found.allSatisfy(isMethodOfClass) else { return nil }
      result += found
    }
    return result
  }

  private func isMethodOfClass(_ member: MemberID) -> Bool {
    guard member.kind == .function, let owner = index.owner(member) else { return false }
    let function = index.function(member)
    return index[owner].kind == .class && !function.isStatic && function.body != nil
  }

  /// The classes of which a property has an instance that was made for it: by what it starts with
  /// and by what the initialiser puts into it. nil where it may have one that was there before.
  private func classesMade(for property: MemberID) -> [TypeID]? {
    let variable = index.variable(property)
    let type = BodyReader(index: index, file: property.place.file).type(of: property)
    guard !variable.isStatic, !variable.isComputed, !variable.hasModifier("lazy"),
      hasPlainStorage(property), index.owner(property) == scope.type,
      case .nominal(let declared, _) = type, index[declared].kind == .class,
      !variable.accessors.contains(where: { $0.kind == .willSet || $0.kind == .didSet })
    else { return nil }
    // Here: a variable may have been set by another initialiser, or by a method.
    let isOnlySetHere = !isStoring && ownCalls.isEmpty && !hasCalledOwn
    guard variable.isLet || isOnlySetHere else { return nil }
    var result: [TypeID] = []
    if let value = variable.initialValue {
      let expression = index.files[property.place.file].expression(value)
      guard expression.root >= 0 else { return nil }
      var search = InitializerSearch(
        index: index, tree: expression, scope: index.scope(property), locals: [])
      search.noteImplicitClass(expression.root, of: property)
      guard let made = search.classMade(by: expression.root) else { return nil }
      result.append(made)
    } else if !isOnlySetHere {
      return nil
    }
    for value in tree.values(givenTo: variable.name, hiddenBy: locals.union(given)) {
      guard let made = classMade(by: value) else { return nil }
      result.append(made)
    }
    return result.isEmpty ? nil : result
  }

  private func classMade(by value: NodeID) -> TypeID? {
    guard tree.kind(value) == .call, let callee = tree.firstChild(value) else { return nil }
    return madeClass(callee) ?? classes[value]
  }

  /// Whether a call may mean a function, and leaves none of its defaults to it.
  private func fits(_ arguments: CallArguments, _ function: MemberID) -> Bool {
    arguments.leftOut(of: index.function(function).parameters).map {
      $0.count == (arguments.hasTrailingClosure ? 1 : 0)
    } ?? false
  }

  // MARK: What it does

  private func onlyStores(_ function: MemberID, on path: [MemberID]) -> Bool {
    guard !path.contains(function), let body = index.function(function).body else { return false }
    let file = index.files[function.place.file]
    let tree = file.body(body)
    guard tree.root >= 0 else { return false }
    let weight = InitializerWeight(index: index)
    var search = InitializerSearch(
      index: index, tree: tree, scope: index.scope(function), locals: file.localNames(in: body),
      given: weight.parameters(of: function))
    search.storing = path + [function]
    var seen = InitializerWeight.Seen()
    return search.effect(in: tree.root) == nil
      && weight.effectBehind(search, function, seen: &seen) == nil
      && weight.effect(ofSettingsIn: search, by: function, seen: &seen) == nil
  }
}
