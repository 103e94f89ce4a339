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

  /// A parameter, as far as closures may be for it.
  struct ClosureParameter {
    var label: String?
    /// What a closure for it gives; nil where it takes none.
    var result: ResolvedType?
    var mayBeLeftOut: Bool
  }

  private func parameters(of function: MemberID) -> [ClosureParameter] {
    if let known = parametersForClosures[function] { return known }
    let scope = index.scope(function)
    let parameters = index.function(function).parameters.map { parameter in
      ClosureParameter(
        label: parameter.label,
        result: parameter.type.flatMap { closureResult(index.types.resolve($0, in: scope)) },
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

  private func results(
    _ label: String?, of call: Call, in parameters: [ClosureParameter]
  ) -> [ResolvedType] {
    if let label { return parameters.filter { $0.label == label }.compactMap(\.result) }
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
    return (needed.isEmpty ? open : needed).compactMap(\.result)
  }
}
