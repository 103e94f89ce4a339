// Which parameter of the project's a closure argument is for.
extension BodyReader {
  /// What a closure that is given may have to return, where the project declares what takes it:
  /// by each declaration, and each parameter, that may be meant.
  func closureResults(_ label: String?, of call: Call) -> [ResolvedType] {
    guard let id = call.made?.nominal else {
      return call.callee.functions.flatMap { results(label, of: call, in: parameters(of: $0)) }
    }
    let initializers = ownAndInheritedInitializers(of: id)
    if !initializers.isEmpty {
      return initializers.flatMap { results(label, of: call, in: parameters(of: $0)) }
    }
    return results(label, of: call, in: memberwiseParameters(of: id))
  }

  /// Those of a type, and what it may have by its supertypes.
  private func ownAndInheritedInitializers(of type: TypeID) -> [MemberID] {
    let own = index.initializers(of: type)
    let inherited = index.supertypes(of: type).sorted().flatMap { index.initializers(of: $0) }
    return own + inherited
  }

  /// What a closure is given that a function of the project takes: where all that may be meant
  /// agree.
  func closureInputs(_ label: String?, of call: Call) -> [ResolvedType] {
    let functions = call.made?.nominal.map { ownAndInheritedInitializers(of: $0) }
      ?? withOverloads(call.callee.functions)
    // Here: what is called of an unknown value may have the name of what an extension adds.
    guard functions.allSatisfy({ index.owner($0) != nil || index.function($0).owner == nil })
    else { return [] }
    // Here: one that has no such parameter is not what is called.
    let inputs = Set(
      functions.filter { takes(call, $0) }.flatMap { function in
        meant(label, of: call, in: parameters(of: function)).map(\.inputs)
      })
    return inputs.count == 1 ? inputs.first ?? [] : []
  }

  /// Functions with those of their name that a value has beside them.
  private func withOverloads(_ functions: [MemberID]) -> [MemberID] {
    var found = Set(functions)
    for function in functions {
      let name = index.function(function).name
      guard let owner = index.owner(function) else {
        if index.function(function).owner == nil { found.formUnion(index.globalMembers(name)) }
        continue
      }
      for type in index.supertypes(of: owner) { found.formUnion(index.ownMembers(name, of: type)) }
    }
    return found.filter { $0.kind == .function }.sorted()
  }

  /// Whether a call gives a function all that it asks for.
  private func takes(_ call: Call, _ function: MemberID) -> Bool {
    var open = index.function(function).parameters[...]
    let types = index.parameterTypes(of: function)
    for argument in tree.children(call.node).dropFirst() {
      let label = tree[argument].token < 0 ? nil : tree.name(argument)
      let isClosure = tree.firstChild(argument).map { tree.kind($0) == .closure } ?? false
      guard
        let position = open.indices.first(where: { position in
          open[position].label == label
            || isClosure && label == nil && closureResult(types[position]) != nil
        }), open[..<position].allSatisfy({ $0.defaultValue != nil || $0.isVariadic })
      else { return false }
      open = open[position...].dropFirst(open[position].isVariadic ? 0 : 1)
    }
    return open.allSatisfy { $0.defaultValue != nil || $0.isVariadic }
  }

  /// Whether somebody else says what a type in a function's signature is, or a part of it.
  private func isOpen(_ type: ResolvedType, in function: MemberID) -> Bool {
    switch type {
    case .generic, .unknown: return true
    case .ambiguous: return false
    case .external(let name, let parts):
      return parts.contains { isOpen($0, in: function) }
        || index.owners.associatedTypes.contains(name) || FrameworkNames.isParameterOfType(name)
        || !FrameworkNames.isOfPlatform(name)
          && index.mayGiveNames(around: index.function(function).owner, in: function.place.file)
    case .nominal(_, let parts), .tuple(let parts), .composition(let parts):
      return parts.contains { isOpen($0, in: function) }
    case .optional(let inner), .array(let inner), .function(let inner), .metatype(let inner):
      return isOpen(inner, in: function)
    case .dictionary(let key, let value):
      return isOpen(key, in: function) || isOpen(value, in: function)
    }
  }

  /// A parameter, as far as closures may be for it.
  struct ClosureParameter {
    var label: String?
    /// What a closure for it gives; nil where it takes none.
    var result: ResolvedType?
    /// What it is given.
    var inputs: [ResolvedType] = []
    var mayBeLeftOut: Bool
  }

  private func parameters(of function: MemberID) -> [ClosureParameter] {
    if let known = parametersForClosures[function] { return known }
    let scope = index.scope(function)
    let written = zip(index.function(function).parameters, index.parameterTypes(of: function))
    let parameters = written.map { parameter, type in
      ClosureParameter(
        label: parameter.label, result: closureResult(type),
        inputs: closureInputs(parameter.type?.unwrapped, in: scope).map {
          isOpen($0, in: function) ? .unknown : $0
        },
        mayBeLeftOut: parameter.defaultValue != nil || parameter.isVariadic)
    }
    parametersForClosures[function] = parameters
    return parameters
  }

  /// Those of the initialiser that the compiler writes.
  private func memberwiseParameters(of type: TypeID) -> [ClosureParameter] {
    let file = index[type].declaration.file
    let owner = index[type].declaration.index
    return index.files[file].outline.variables.enumerated().compactMap { position, variable in
      guard variable.owner == owner, !variable.isComputed, !variable.isStatic,
        !(variable.isLet && variable.initialValue != nil)
      else { return nil }
      let member = MemberID(kind: .variable, place: DeclarationReference(file, position))
      return ClosureParameter(
        label: variable.name, result: closureResult(self.type(of: member)),
        mayBeLeftOut: variable.initialValue != nil || variable.type?.isOptional ?? false)
    }
  }

  private func closureResult(_ type: ResolvedType) -> ResolvedType? {
    if case .function(let result) = type.unwrapped { return result }
    return nil
  }

  private func closureInputs(
    _ type: TypeSyntax?, in scope: ResolutionScope
  ) -> [ResolvedType] {
    switch type {
    case .function(let types, _)?: types.map { index.types.resolve($0, in: scope) }
    case .tuple(let types)? where types.count == 1: closureInputs(types[0].unwrapped, in: scope)
    default: []
    }
  }

  private func results(
    _ label: String?, of call: Call, in parameters: [ClosureParameter]
  ) -> [ResolvedType] {
    meant(label, of: call, in: parameters).compactMap(\.result)
  }

  private func meant(
    _ label: String?, of call: Call, in parameters: [ClosureParameter]
  ) -> [ClosureParameter] {
    if let label { return parameters.filter { $0.label == label && $0.result != nil } }
    let arguments = tree.children(call.node).dropFirst()
    let written = arguments.filter { tree[$0].token >= 0 }.map { tree.name($0) }
    // Here: a declaration that does not have the labels of a call is not what is called.
    guard written.allSatisfy({ name in parameters.contains { $0.label == name } }) else {
      return []
    }
    let open = parameters.filter { parameter in
      parameter.result != nil && !(parameter.label.map { written.contains($0) } ?? false)
    }
    // Here: the compiler looks from the front, passing over what may be left out if something
    // behind it must not be, and from the back where that does not fit (SE-0286).
    let needed = open.filter { !$0.mayBeLeftOut }
    // Here: an overload that needs more than what is given is not meant either.
    let trailing = arguments.filter { tree[$0].token < 0 }
    guard needed.count <= trailing.count else { return [] }
    return needed.isEmpty ? open : needed
  }
}
