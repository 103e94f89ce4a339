// What modifiers, containers and functions do with the views that they are given.
extension ViewWays {
  /// What becomes of a value that is given to somebody.
  enum Taking {
    case found(Showing)
    /// It is a part of what the call gives.
    case carried
    /// It is made when it is needed, or nobody knows.
    case lost
  }

  func label(_ argument: NodeID, _ tree: BodyTree) -> String? {
    tree[argument].token < 0 ? nil : tree.name(argument)
  }

  // MARK: Modifiers

  /// What a modifier does with the view that it is put on.
  func modified(
    by name: String, _ call: NodeID?, in code: CodeTree, _ way: Way
  ) -> Showing? {
    if let call, name == "modifier" || name.hasSuffix("Style"),
      let argument = code.tree.children(call).dropFirst().first(where: { _ in true }),
      let type = typeMade(by: argument, in: code)
    {
      return name == "modifier" ? modified(by: type, way) : styled(by: type, name, way)
    }
    for member in index.externalMembers(name) where isViews(member) {
      let isCallable = member.kind == .function
        && call.map { takes($0, member, code) } ?? false
      guard isCallable || member.kind == .variable && call == nil else { continue }
      for body in index.code(of: member) {
        if let found = uses(
          of: .itself, in: body, isKept: false, by: name, way)
        {
          return found
        }
      }
    }
    return nil
  }

  /// Whether a member gives a view, and so may be one of a view; `hidden()` of an `NSView` is not.
  private func isViews(_ member: MemberID) -> Bool {
    if member.kind == .variable {
      let variable = index.variable(member)
      return variable.isComputed && !variable.isStatic
        && FrameworkNames.isWrittenView(variable.type)
    }
    let function = index.function(member)
    return !function.isStatic && function.kind == .function
      && FrameworkNames.isWrittenView(function.returnType)
  }

  private func takes(_ call: NodeID, _ function: MemberID, _ code: CodeTree) -> Bool {
    CallArguments(of: call, in: code.tree).leftOut(of: index.function(function).parameters) != nil
  }

  /// The type of the project that an argument makes, also by way of a static member: `.pressed`.
  private func typeMade(by argument: NodeID, in code: CodeTree) -> TypeID? {
    let range = code.tree.range(argument)
    if let made = facts.files[code.file].constructions.first(where: {
      range.contains($0.place.range)
    }) {
      return made.type
    }
    guard var value = code.tree.firstChild(argument) else { return nil }
    if code.tree.kind(value) == .call, let callee = code.tree.firstChild(value) { value = callee }
    guard code.tree.kind(value) == .implicitMember else { return nil }
    return index.externalMembers(code.tree.name(value)).firstResult { member in
      facts.files[member.place.file].constructions.first { $0.unit.member == member }?.type
    }
  }

  private func modified(by type: TypeID, _ way: Way) -> Showing? {
    given(FrameworkNames.body, of: type) { .name($0) }.flatMap { source, body in
      uses(
        of: source, in: body, isKept: true, by: index[type].name, way)
    }
  }

  /// Whether `.buttonStyle(…)` is for a `Button`.
  func isStyled(_ container: String, by modifier: String) -> Bool {
    modifier.hasSuffix("Style")
      && container.lowercased() == modifier.dropLast("Style".count).lowercased()
  }

  /// A style shows the label of each button below it, which that has made.
  private func styled(by type: TypeID, _ name: String, _ way: Way) -> Showing? {
    guard let (container, label) = way.around.first(where: { isStyled($0.name, by: name) })
    else { return nil }
    let part = label ?? (container == "Label" ? "title" : Self.hasContent(container))
    guard FrameworkNames.partsOfStyles.contains(part),
      let (source, body) = given("makeBody", of: type, { .part(part, of: $0) })
    else { return nil }
    return uses(
      of: source, in: body, isKept: true, by: index[type].name, way)
  }

  /// What the closure of a container without a label is for.
  private static func hasContent(_ container: String) -> String {
    ["GroupBox", "DisclosureGroup", "LabeledContent", "Form", "ControlGroup"].contains(container)
      ? "content" : "label"
  }

  /// What the function of a modifier or a style is given, and its code.
  private func given(
    _ function: String, of type: TypeID, _ source: (String) -> ViewName
  ) -> (ViewName, CodeTree)? {
    for member in index.ownMembers(function, of: type) where member.kind == .function {
      guard let parameter = index.function(member).parameters.first,
        let body = index.code(of: member).first
      else { continue }
      return (source(parameter.name), body)
    }
    return nil
  }

  // MARK: Arguments

  /// What a call does with the value in one of its arguments.
  func given(_ argument: NodeID, to call: NodeID, in code: CodeTree, _ way: Way) -> Taking {
    let tree = code.tree
    guard let callee = tree.firstChild(call), let value = tree.firstChild(argument) else {
      return .lost
    }
    if let made = facts.files[code.file].constructions.first(where: {
      $0.place.range == tree.nameRange(callee)
    }) {
      let range = tree.range(value)
      return made.arguments.first { $0.place.range == range }.map {
        kept(by: made.type, $0.label, isClosure: $0.isClosure, way)
      } ?? .lost
    }
    if tree.kind(callee) == .member, tree.name(callee) == FrameworkNames.initializer,
      let type = code.type, tree.firstChild(callee).map({ tree.kind($0) == .selfName }) ?? false
    {
      return kept(
        by: type, label(argument, tree), isClosure: tree.kind(value) == .closure, way)
    }
    let functions = functions(called: callee, in: code)
    if !functions.isEmpty {
      return taken(by: functions, argument, of: call, in: code, way)
    }
    let name = tree.name(callee)
    if name == FrameworkNames.environmentModifier, !way.isMaker,
      let key = key(givenTo: call, tree)
    {
      // Here: whoever asks for it shows the same one.
      return .found(.again(keeper: key))
    }
    if tree.kind(value) == .closure {
      return code.isDeferred(value)
        || label(argument, tree).map(FrameworkNames.actionLabels.contains) ?? false
        ? .lost : .carried
    }
    // Here: what hosts a view is none.
    if way.isMaker || label(argument, tree) == FrameworkNames.rootViewLabel
      || ["UI", "NS", "WK"].contains(where: name.hasPrefix)
    {
      return .lost
    }
    return name.first?.isUppercase ?? false || FrameworkNames.drawingModifiers.contains(name)
      ? .carried : .lost
  }

  /// `.environment(\.placeholder, …)`
  private func key(givenTo call: NodeID, _ tree: BodyTree) -> String? {
    let arguments = tree.children(call).dropFirst().map { $0 }
    guard arguments.count == 2, let path = tree.firstChild(arguments[0]),
      tree.kind(path) == .keyPath
    else { return nil }
    return tree.children(path).first { tree.kind($0) == .keyPathComponent }.map(tree.name)
  }

  /// A container of the project that is given a view, or what makes one.
  private func kept(
    by type: TypeID, _ label: String?, isClosure: Bool, _ way: Way
  ) -> Taking {
    guard index.traits(type).isViewLike else { return .lost }
    for member in index.storedProperties(of: type) {
      let variable = index.variable(member)
      guard mayKeepView(variable, of: type),
        label.map({ $0 == variable.name }) ?? isClosure || isFed(variable.name, of: type, by: label)
      else { continue }
      var next = way.deeper
      let isFunction = isFunction(variable.type)
      next.isMaker = isFunction && (isClosure ? !way.isKept : way.isMaker)
      if let found = uses(ofProperty: variable.name, of: type, next) {
        return .found(found)
      }
      return isFunction ? .lost : .carried
    }
    return .lost
  }

  private func isFunction(_ type: TypeSyntax?) -> Bool {
    if case .function? = type?.unwrapped { return true }
    return false
  }

  /// Whether an initialiser puts what it is given under a label into a property.
  private func isFed(_ property: String, of type: TypeID, by label: String?) -> Bool {
    (facts.assignments[PropertyKey(type, property)] ?? []).contains { assignment in
      guard assignment.unit.kind == .initializer, let member = assignment.unit.member else {
        return false
      }
      return index.function(member).parameters.contains { parameter in
        parameter.label == label
          && index.files[assignment.value.file].names(usedIn: assignment.value.range)
            .contains(parameter.name)
      }
    }
  }

  /// Whether a property holds a view, or what gives one.
  private func mayKeepView(_ variable: VariableDeclaration, of type: TypeID) -> Bool {
    let generics = index.types.declaration(type).genericParameters
      .filter { mayBeView($0, in: index[type].declaration.file) }.map(\.name)
    var type = variable.type?.unwrapped
    if case .function(_, let result)? = type { type = result.unwrapped }
    guard case .named(let path)? = type, path.count == 1 else { return false }
    return generics.contains(path[0].name) || path[0].name == FrameworkNames.anyView
  }

  /// Whether a generic parameter may stand for a view: `Item: Identifiable` most likely does not.
  private func mayBeView(_ parameter: GenericParameterSyntax, in file: FileIndex) -> Bool {
    guard parameter.constraint != nil else { return true }
    return index.files[file].names(usedIn: parameter.constraintRange).contains { name in
      name == FrameworkNames.view
        || (index.types.topLevel[name] ?? []).contains { index.traits($0).isViewLike }
    }
  }

  /// The functions of the project that a callee may mean.
  private func functions(called callee: NodeID, in code: CodeTree) -> [MemberID] {
    let name = code.tree.name(callee)
    var members: [MemberID] = []
    switch code.tree.kind(callee) {
    case .name:
      members = code.type.map { index.ownMembers(name, of: $0) } ?? []
      if members.isEmpty { members = index.globalMembers(name) + index.externalMembers(name) }
    case .member where code.tree.isOfSelf(callee):
      members = code.type.map { index.ownMembers(name, of: $0) } ?? index.externalMembers(name)
    case .member: members = index.externalMembers(name)
    default: break
    }
    return members.filter {
      $0.kind == .function && index.function($0).kind == .function
    }
  }

  /// A function of the project that is given a view, or what makes one.
  private func taken(
    by functions: [MemberID], _ argument: NodeID, of call: NodeID, in code: CodeTree, _ way: Way
  ) -> Taking {
    for function in functions where takes(call, function, code) {
      guard let parameter = parameter(for: argument, of: call, function, code),
        let body = index.code(of: function).first
      else { continue }
      let isFunction = isFunction(parameter.type)
      let isClosure = code.tree.firstChild(argument).map { code.tree.kind($0) == .closure } ?? false
      var next = way.deeper
      next.isMaker = isFunction && (isClosure ? !way.isKept : way.isMaker)
      if let found = uses(
        of: .name(parameter.name), in: body, isKept: false,
        by: index.function(function).name, next)
      {
        return .found(found)
      }
      return isFunction && parameter.escapes ? .lost : .carried
    }
    return .lost
  }

  private func parameter(
    for argument: NodeID, of call: NodeID, _ function: MemberID, _ code: CodeTree
  ) -> ParameterSyntax? {
    let parameters = index.function(function).parameters
    if let label = label(argument, code.tree) { return parameters.first { $0.label == label } }
    if code.tree[argument].flags.contains(.isTrailingClosure) {
      return parameters.last { isFunction($0.type) }
    }
    let unlabelled = code.tree.children(call).dropFirst().filter {
      label($0, code.tree) == nil && !code.tree[$0].flags.contains(.isTrailingClosure)
    }
    let open = parameters.filter { $0.label == nil }
    return unlabelled.firstIndex(of: argument).flatMap { $0 < open.count ? open[$0] : nil }
  }
}
