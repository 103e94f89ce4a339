// Which parameter of the project's a closure argument is for.
extension BodyReader {
  /// Of `sheet(isPresented: $x) { … } content: { … }` the first closure is for `onDismiss`, as no
  /// other parameter in front of `content` takes one.
  func unwrittenLabel(of call: Call, _ labels: [String]) -> String? {
    guard FrameworkNames.dismissedModifiers.contains(call.name), call.callee.functions.isEmpty,
      labels.contains(FrameworkNames.content)
    else { return nil }
    return FrameworkNames.onDismiss
  }

  /// What a closure that is given may have to return, where the project declares what takes it:
  /// by each declaration, and each parameter, that may be meant.
  func closureResults(_ label: String?, of call: Call) -> ClosureResults {
    let shape = CallShape(label, of: call, in: tree)
    guard let id = call.made?.nominal else { return results(shape, call.callee.functions) }
    let initializers = ownAndInheritedInitializers(of: id)
    return initializers.isEmpty ? memberwiseResults(shape, id) : results(shape, initializers)
  }

  /// Whether a function runs a closure before it returns: one that does not escape. Where no
  /// declaration has what a call gives it, any of them may be meant.
  func runsAtOnce(_ label: String?, of call: Call, _ functions: [MemberID]) -> Bool {
    let shape = CallShape(label, of: call, in: tree)
    return answer(functions, for: shape, \.runningAtOnce) {
      let meant = functions.filter { $0.kind == .function }.map {
        shape.meant(in: parameters(of: $0))
      }
      return meant.allSatisfy(\.isEmpty)
        ? functions.contains { takesClosureForNow($0, as: label) }
        : meant.joined().contains { !$0.escapes }
    }
  }

  private func results(_ shape: CallShape, _ functions: [MemberID]) -> ClosureResults {
    answer(functions, for: shape, \.closureResults) {
      let labels = shape.label.map { [$0] } ?? shape.labels
      return ClosureResults(
        having(labels, functions).flatMap {
          shape.meant(in: parameters(of: $0)).compactMap(\.result)
        })
    }
  }

  private func memberwiseResults(_ shape: CallShape, _ type: TypeID) -> ClosureResults {
    let known = memberwise[type] ?? MemberwiseParameters(memberwiseParameters(of: type))
    memberwise[type] = known
    if let label = shape.label {
      return ClosureResults(known.labelled[label, default: []].compactMap(\.result))
    }
    if let results = known.results[shape] { return results }
    let results = ClosureResults(shape.meant(in: known.all).compactMap(\.result))
    memberwise[type]?.results[shape] = results
    return results
  }

  /// Those of a type, and what it may have by its supertypes.
  private func ownAndInheritedInitializers(of type: TypeID) -> [MemberID] {
    if let known = initializersForClosures[type] { return known }
    let own = index.initializers(of: type)
    let inherited = index.supertypes(of: type).sorted().flatMap { index.initializers(of: $0) }
    initializersForClosures[type] = own + inherited
    return own + inherited
  }

  /// What a closure is given that a function of the project takes: where all that may be meant
  /// agree.
  func closureInputs(_ label: String?, of call: Call) -> [ResolvedType] {
    let functions = call.made?.nominal.map { ownAndInheritedInitializers(of: $0) }
      ?? withOverloads(call.callee.functions)
    let shape = CallShape(label, of: call, in: tree)
    return answer(functions, for: shape, \.closureInputs) {
      // Here: one that has no such parameter is not what is called.
      let inputs = Set(
        having(shape.labels, functions).filter { takes(shape, $0) }.flatMap { function in
          shape.meant(in: parameters(of: function)).map(\.inputs)
        })
      return inputs.count == 1 ? inputs.first ?? [] : []
    }
  }

  /// The functions that have a parameter of each of these labels, and perhaps some more.
  private func having(_ labels: [String], _ functions: [MemberID]) -> [MemberID] {
    guard functions.count > 8, !labels.isEmpty else { return functions }
    let labelled = answer(functions, \.labelled) {
      var result: [String: [MemberID]] = [:]
      for function in functions where function.kind == .function {
        for label in Set(index.function(function).parameters.compactMap(\.label)) {
          result[label, default: []].append(function)
        }
      }
      return result
    }
    return labels.map { labelled[$0] ?? [] }.min { $0.count < $1.count } ?? functions
  }

  /// Functions with those of their name that a value has beside them; none where one of them is
  /// added to a type of others, as what is called of an unknown value may only have its name.
  private func withOverloads(_ functions: [MemberID]) -> [MemberID] {
    answer(functions, \.overloads) {
      var found = Set(functions)
      for function in functions {
        let name = index.function(function).name
        guard let owner = index.owner(function) else {
          guard index.function(function).owner == nil else { return [] }
          found.formUnion(index.globalMembers(name))
          continue
        }
        for type in index.supertypes(of: owner) {
          found.formUnion(index.ownMembers(name, of: type))
        }
      }
      return found.filter { $0.kind == .function }.sorted()
    }
  }

  /// Whether a call gives a function all that it asks for.
  private func takes(_ shape: CallShape, _ function: MemberID) -> Bool {
    var open = index.function(function).parameters[...]
    let types = index.parameterTypes(of: function)
    for argument in shape.arguments {
      guard
        let position = open.indices.first(where: { position in
          open[position].label == argument.label
            || argument.isClosure && argument.label == nil && closureResult(types[position]) != nil
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
    case .nominal(_, let parts), .tuple(let parts, _), .composition(let parts):
      return parts.contains { isOpen($0, in: function) }
    case .optional(let inner), .array(let inner), .function(let inner), .metatype(let inner):
      return isOpen(inner, in: function)
    case .dictionary(let key, let value):
      return isOpen(key, in: function) || isOpen(value, in: function)
    }
  }

  private func parameters(of function: MemberID) -> [ClosureParameter] {
    if let known = parametersForClosures[function] { return known }
    let scope = index.scope(function)
    let written = zip(index.function(function).parameters, index.parameterTypes(of: function))
    let parameters = written.map { parameter, type in
      // Here: what is optional is kept, without a word.
      let mayEscape = if case .function = type { parameter.escapes } else { true }
      return ClosureParameter(
        label: parameter.label, result: closureResult(type),
        inputs: closureInputs(parameter.type?.unwrapped, in: scope).map {
          isOpen($0, in: function) ? .unknown : $0
        },
        mayBeLeftOut: parameter.defaultValue != nil || parameter.isVariadic,
        escapes: mayEscape)
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

  func closureInputs(
    _ type: TypeSyntax?, in scope: ResolutionScope
  ) -> [ResolvedType] {
    switch type {
    case .function(let types, _)?: types.map { index.types.resolve($0, in: scope) }
    case .tuple(let types, _)? where types.count == 1: closureInputs(types[0].unwrapped, in: scope)
    default: []
    }
  }
}
