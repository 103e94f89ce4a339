// Operators, casts, variables and wrappers that take nothing but an `ObservableObject`.
extension BodyReader {
  /// `crate <~ lid`: an operator of the project.
  func watchOperators(_ node: NodeID) {
    guard tree.kind(node) == .sequence else {
      return watchOperator(node, tree.children(node).map { $0 })
    }
    var left: NodeID?
    var sign: NodeID?
    for child in tree.children(node) {
      if tree.kind(child) == .operator {
        sign = child
      } else {
        if let left, let sign { watchOperator(sign, [left, child]) }
        left = child
      }
    }
  }

  private func watchOperator(_ sign: NodeID, _ operands: [NodeID]) {
    let name = tree.name(sign)
    guard index.constrained.named[name] != nil else { return }
    let types = operands.map { peek($0).type }
    let named = types.flatMap { models(in: $0) }
    // Here: nearly everything has `==`; an operand of which nothing is known is no model yet.
    if !named.isEmpty || types.allSatisfy({ !$0.isUntold })
      || FrameworkNames.commonOperators.contains(name)
    {
      note(.declaration, name, namePlace(sign), named, isTold: true)
    } else {
      let gathered = operands.flatMap { gather($0) }
      note(
        .declaration, name, namePlace(sign), gathered, isTold: !gathered.isEmpty,
        isOpen: gathered.isEmpty)
    }
  }

  /// `x as? any ObservableObject`: what `x` may be, which is anything, if nobody tells.
  func watchCast(_ node: NodeID) {
    var operand: NodeID?
    for child in tree.children(node) {
      guard tree.kind(child) == .type else {
        operand = child
        continue
      }
      guard watch.existentials.removeValue(forKey: child) != nil, let operand else { continue }
      let found = models(behind: operand)
      note(
        .existential, FrameworkNames.observableObject, place(child), found ?? [],
        isTold: found != nil)
    }
  }

  /// The models that an expression may give, as far as its type tells; nil if it does not.
  private func models(behind node: NodeID) -> [TypeID]? {
    let type = peek(node).type
    let named = Array(Set(models(in: type) + (type.element.isUnknown ? [] : gather(node))))
    if !named.isEmpty { return named }
    guard case .nominal(let id, _) = type.unwrapped else {
      if case .array(let element) = type, element.isUnknown {
        let gathered = gather(node)
        return gathered.isEmpty ? nil : gathered
      }
      return nil
    }
    return index.types.types.map(\.id).filter {
      index.isObservableObjectClass($0) && index.isSubtype($0, of: id)
    }
  }

  /// `let object: any ObservableObject = crate`, and wrappers of the project on local variables.
  func watchVariable(_ node: NodeID) {
    for child in tree.children(node) {
      switch tree.kind(child) {
      case .binding where tree[node].flags.contains(.isLet): watchBinding(child)
      case .attribute: watchAttribute(child, of: node)
      default: break
      }
    }
  }

  private func watchBinding(_ node: NodeID) {
    var types: [NodeID] = []
    for child in tree.children(node) {
      if tree.kind(child) == .type, watch.existentials[child] != nil { types.append(child) }
      guard tree.kind(child) == .initialValue, let value = tree.firstChild(child) else { continue }
      let named = Array(Set(models(in: peek(value).type) + gather(value))).sorted()
      for type in types where !named.isEmpty {
        watch.existentials[type] = nil
        note(
          .existential, FrameworkNames.observableObject, place(type), named, isTold: true)
      }
    }
  }

  private func watchAttribute(_ attribute: NodeID, of variable: NodeID) {
    guard case .type(let wrapper) = index.types.lookUp([tree.name(attribute)], in: scope),
      index.constrained.asksForModel(wrapper, index)
    else { return }
    let named = gather(variable)
    note(
      .wrapper, "@" + index[wrapper].name, place(attribute), named, isTold: !named.isEmpty,
      isOpen: named.isEmpty)
  }

  /// `ObservedObject(wrappedValue: board)`, which sets up no property, or `ObservedObject.init`.
  func watchWrapper(_ node: NodeID, _ value: Value) {
    if tree.kind(node) == .name, calleeNode != node,
      case .metatype(.external(let name, _)) = value.type,
      Wrapper(named: name)?.isOfOldWorld ?? false
    {
      return note(.wrapper, name, place(node), [], isTold: false, isOpen: true)
    }
    guard tree.kind(node) == .call, case .external(let name, let arguments) = value.type,
      Wrapper(named: name)?.isOfOldWorld ?? false, let callee = tree.firstChild(node),
      peek(callee).type.metatypeInstance == value.type
    else { return }
    var named = arguments.flatMap { models(in: $0) }
    var isTold = !named.isEmpty
    for argument in tree.children(node).dropFirst() {
      guard let inner = tree.firstChild(argument) else { continue }
      let type = peek(inner).type
      named += models(in: type)
      isTold = isTold || !type.isUntold
      if case .generic(let parameter) = type { isTold = isGenericAround(parameter) }
    }
    note(
      .wrapper, name, place(callee), named, isTold: isTold || !named.isEmpty,
      isOpen: !isTold && named.isEmpty)
  }

  /// `func show<M>(_ model: M) -> Route<M>` in a body: what is handed to it is not followed.
  func watchLocalFunction(_ node: NodeID) {
    for child in tree.children(node) {
      for part in [child] + tree.children(child).map({ $0 }) where tree.kind(part) == .type {
        let asked = index.constrained.asked(in: [tree.type(part)], scope, index.types)
        let isOpen = asked.contains { argument in
          guard let name = argument.dottedName, local(name) == nil else { return false }
          // Here: a generic parameter of the function, as no type is called so.
          if case .external = index.types.lookUp([name], in: scope) { return true }
          return false
        }
        guard isOpen else { continue }
        note(.declaration, tree.name(node), place(part), [], isTold: false, isOpen: true)
      }
    }
  }

  // MARK: Default values

  /// `all: [any ObservableObject] = [Oven()]`, `model: M = Oven()`.
  func watchDefault(_ node: NodeID, of parameter: ParameterSyntax, in function: MemberID) {
    guard let required = index.constrained.functions[function], let type = parameter.type,
      type.components.contains(where: { required.contains($0.name) })
        || index.constrained.holdsAnyObject(type, scope, index.types)
    else { return }
    let wasOn = watch.isOn
    watch.isOn = true
    let named = gather(node)
    watch.isOn = wasOn
    let isNothing = tree.kind(node) == .literal || tree.kind(node) == .array
    note(
      .declaration, index.function(function).name, place(node), named,
      isTold: !named.isEmpty || isNothing, isOpen: named.isEmpty && !isNothing)
  }

  // MARK: Generic parameters

  /// Whether a name stands for a generic parameter around, and not for one of another type whose
  /// member was read.
  func isGenericAround(_ name: String) -> Bool {
    if case .generic = index.types.lookUp([name], in: scope) { return true }
    return false
  }

  /// Whether a generic parameter around is asked to be an `ObservableObject`, so that whoever
  /// stands for it is followed.
  func isRequiredAround(_ name: String) -> Bool {
    guard isGenericAround(name) else { return false }
    if let member = unit.member, member.kind == .function {
      let function = index.function(member)
      let required = index.constrained.functions[member] ?? []
      if required.contains(name) || isClassAround(name, in: function) { return true }
      // Here: `where Value == V?, V: ObservableObject`.
      let equals = function.requirements.filter(\.isSameType).map { [$0.subject, $0.constraint] }
      for pair in equals.map({ $0.map { $0.unwrapped.dottedName ?? "" } })
      where pair.contains(name) && pair.contains(where: required.contains) {
        return true
      }
    }
    var current = unit.owner
    while let type = current {
      if index.constrained.types[type]?.contains(name) ?? false { return true }
      current = index[type].parent
    }
    return unit.declaration.map {
      index.constrained.extensions[DeclarationReference(unitFile, $0)] != nil
    } ?? false
  }

  /// Whether a subscript of a property wrapper is given the class that the wrapper stands in: those
  /// that have such a property are known (H086).
  private func isClassAround(_ name: String, in function: FunctionDeclaration) -> Bool {
    function.kind == .subscript
      && function.parameters.first?.label == FrameworkNames.enclosingInstanceLabel
      && function.genericParameters.contains { $0.name == name }
  }

  /// Whether it is not known which model a type is, and nobody follows it: that of a generic
  /// parameter around is followed to those who say what it is.
  func isUntracked(_ type: ResolvedType) -> Bool {
    if case .generic(let name) = type.unwrapped { return !isRequiredAround(name) }
    return type.isUntold
  }

  /// The classes of the project that a generic parameter around must inherit from.
  func classBounds(of name: String) -> [TypeID] {
    index.constraints(of: name, in: scope, unit.member).flatMap { models(in: $0) }
  }
}

extension ConstrainedDeclarations {
  /// Whether a wrapper of the project takes nothing but models, by itself or by how it is set up.
  func asksForModel(_ wrapper: TypeID, _ index: ProjectIndex) -> Bool {
    types[wrapper] != nil
      || ([wrapper] + index.supertypes(of: wrapper)).contains { type in
        index.initializers(of: type).contains { functions[$0] != nil }
      }
  }
}
