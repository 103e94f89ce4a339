// What calls give, and the facts that only calls tell.
extension BodyReader {
  func result(of call: Call, _ callee: NodeID, _ arguments: [ArgumentFact]) -> Value {
    noteHandingToOthers(arguments, of: call)
    if let made = call.made { return construct(made, call, callee, arguments) }
    noteCall(call, arguments)
    if !call.callee.functions.isEmpty {
      return resultOfFunctions(call, callee, arguments)
    }
    if let value = resultOfContainer(call, callee, arguments) { return value }
    noteHiddenConstruction(call, callee, arguments)
    if let value = resultOfCarrier(call, callee, arguments) { return value }
    if let value = resultOfImplicitMember(call, callee, arguments) { return value }
    if case .function(let result) = call.callee.type {
      var origin = call.callee.origin
      switch origin {
      case .shared, .element: origin = .borrowed(place(call.node))
      // Here: what a local closure gives is new with each call.
      case .local(_, let id) where facts.locals.indices.contains(id):
        origin = facts.locals[id].origin
      default: break
      }
      return Value(type: result, origin: origin, isView: drawsItself(result))
    }
    if call.isModifier {
      if mayGiveBack(arguments, call) {
        return Value(origin: .unknown(namePlace(callee), "cannot tell what '\(call.name)' returns"))
      }
      return Value(type: .external(FrameworkNames.view, []), origin: .nothing, isView: true)
    }
    if let values = call.base?.type.published {
      return Value(type: publisher(behind: call, of: values, arguments), origin: .nothing)
    }
    let isTheirs = index.externalMembers(call.name).isEmpty
    if isTheirs, FrameworkNames.valueFunctions.contains(call.name), let base = call.base,
      case .dictionary(_, let value) = base.type.unwrapped
    {
      return Value(
        type: .optional(value), origin: .element(place(call.node), of: base.origin))
    }
    if isTheirs, FrameworkNames.elementFunctions.contains(call.name), let base = call.base {
      return Value(
        type: .optional(base.type.element), origin: .element(place(call.node), of: base.origin))
    }
    if isTheirs, let base = call.base, let type = base.type.collection(by: call.name) {
      return Value(type: type, origin: base.origin)
    }
    if call.name == "zip", call.base == nil, arguments.count == 2 {
      return Value(type: .array(.tuple(arguments.map(\.type.element))), origin: .nothing)
    }
    if FrameworkNames.mapFunctions.contains(call.name), let base = call.base,
      let element = arguments.first
    {
      return mapped(base.type, to: element)
    }
    return Value(
      type: isTheirs ? fetched(call, arguments) : .unknown,
      origin: .unknown(namePlace(callee), "cannot tell what '\(call.name)' returns"),
      isForeign: isTheirs && call.name == FrameworkNames.sink && isOnlyTheirs(call.name)
        || isForeign(call, arguments))
  }

  /// `try context.fetch(Song.fetchRequest())`
  private func fetched(_ call: Call, _ arguments: [ArgumentFact]) -> ResolvedType {
    guard call.name == FrameworkNames.fetch, arguments.count == 1,
      case .external(FrameworkNames.fetchRequest, let rows) = arguments[0].type.unwrapped,
      rows.count == 1
    else { return .unknown }
    return .array(rows[0])
  }

  /// Whether nothing in the project is called like a function of theirs: `sink` gives what cancels.
  private func isOnlyTheirs(_ name: String) -> Bool {
    index.owners.types[name] == nil && index.globalMembers(name).isEmpty
  }

  /// Whether a call of others gives what is theirs: it is told nothing of the project's types.
  private func isForeign(_ call: Call, _ arguments: [ArgumentFact]) -> Bool {
    call.callee.isForeign
      && arguments.allSatisfy { argument in
        if case .metatype = argument.type { return false }
        return argument.type.nominal == nil && !argument.isClosure
      }
  }

  /// What an operator makes of a publisher, as far as the type of the values can be told.
  private func publisher(
    behind call: Call, of values: ResolvedType, _ arguments: [ArgumentFact]
  ) -> ResolvedType {
    if FrameworkNames.plainOperators.contains(call.name) { return .publisher(of: values) }
    guard call.name == "map" || call.name == "compactMap",
      case .function(let result)? = arguments.first?.type, !result.isUnknown
    else { return .unknown }
    return .publisher(of: call.name == "compactMap" ? result.unwrapped : result)
  }

  /// A collection, or an optional, of what a closure or the initialiser `M.init` makes.
  private func mapped(_ base: ResolvedType, to element: ArgumentFact) -> Value {
    let made: (type: ResolvedType, origin: Origin)
    switch element.type {
    case .metatype(let type): made = (type, .created(element.place))
    case .function(let result) where !result.isVoid: made = (result, element.origin)
    default: made = (.unknown, element.origin)
    }
    if case .array = base.unwrapped {
      return Value(type: .array(made.type.unwrapped), origin: made.origin)
    }
    if case .optional = base {
      return Value(type: .optional(made.type), origin: made.origin)
    }
    // Here: what is no collection for certain may be a publisher.
    return Value(
      type: base.element.isUnknown ? .unknown : .array(made.type.unwrapped), origin: made.origin)
  }

  /// `T` where a function gives its own generic parameter `T` and an argument says what that is.
  private func genericResult(
    _ functions: [MemberID], _ arguments: [ArgumentFact]
  ) -> ResolvedType? {
    guard let first = functions.first, let told = genericResult(first, arguments),
      functions.dropFirst().allSatisfy({ genericResult($0, arguments) == told })
    else { return nil }
    return told
  }

  private func genericResult(
    _ function: MemberID, _ arguments: [ArgumentFact]
  ) -> ResolvedType? {
    guard case .generic(let name) = resultType(of: function) else { return nil }
    let types = index.parameterTypes(of: function)
    for (position, parameter) in index.function(function).parameters.enumerated()
    where position < arguments.count {
      guard arguments[position].label == parameter.label else { continue }
      switch (types[position], arguments[position].type) {
      case (.generic(name), let type) where !type.isUnknown: return type
      case (.metatype(.generic(name)), .metatype(let type)): return type
      default: continue
      }
    }
    return nil
  }

  private func resultOfFunctions(
    _ call: Call, _ callee: NodeID, _ arguments: [ArgumentFact]
  ) -> Value {
    let functions = call.callee.functions
    let told = call.callee.type.result
    let type = genericResult(functions, arguments)
      ?? (told.isUnknown ? commonResult(functions) : told)
    if FrameworkNames.isErasedView(type) {
      // Here: what an erased view draws, and under what, is not followed.
    } else if let owner = unit.owner, call.base == nil || isSelf(call.base), drawsItself(type) {
      noteEdge(.member(owner, call.name), at: namePlace(callee))
    } else if drawsItself(type) {
      noteEdge(.functions(functions), at: namePlace(callee))
    }
    if let base = call.base, let own = type.nominal, base.type.nominal == own,
      !index.makeAnew(functions, own)
    {
      // Here: a method that gives its own type most likely gives the instance itself.
      return Value(type: type, origin: base.origin, holder: base.holder)
    }
    let origin: Origin = functions.count == 1
      ? .computed(namePlace(callee), functions[0])
      : .unknown(namePlace(callee), "several functions are called '\(call.name)'")
    return Value(
      type: type, origin: origin, isView: drawsItself(type) || call.isModifier)
  }

  private func isSelf(_ base: Value?) -> Bool {
    if case .stored(_, _, let name)? = base?.origin { return name == "self" }
    return false
  }

  private func construct(
    _ made: ResolvedType, _ call: Call, _ callee: NodeID, _ arguments: [ArgumentFact]
  ) -> Value {
    switch made {
    case .nominal(let id, _):
      if index[id].kind == .protocol {
        noteMakingOfProtocol(id, callee, arguments)
        return Value(type: made, origin: .unknown(place(call.node), "a protocol makes nothing"))
      }
      noteInitializer(of: made, .read, at: callee, by: call.node)
      if isRecording {
        facts.constructions.append(
          ConstructionFact(
            type: id, place: namePlace(callee), isInLink: isInLink, unit: unit,
            arguments: arguments, isInAction: isInAction))
      }
      let isView = index.traits(id).isViewLike
      if isView { noteEdge(to: id, arguments, at: namePlace(callee)) }
      return Value(type: made, origin: .created(place(call.node)), isView: isView)
    case .external(FrameworkNames.optional, _) where arguments.count == 1:
      return Value(type: .optional(arguments[0].type), origin: arguments[0].origin)
    case .external(let name, []) where FrameworkNames.collectionTypes.contains(name)
      && arguments.count == 1 && !arguments[0].type.element.isUnknown:
      return Value(
        type: .others(name, [arguments[0].type.element]), origin: arguments[0].origin)
    case .external(FrameworkNames.unwrappingFunction, _) where !arguments.isEmpty:
      return Value(type: arguments[0].type.unwrapped, origin: arguments[0].origin)
    case .external(_, []) where arguments.count == 1 && arguments[0].label == nil
      && arguments[0].type.metatypeInstance != nil:
      // Here: a function of others, such as `Resolve(Store.self)`, may be written so.
      return Value(
        origin: .unknown(namePlace(callee), "cannot tell what '\(call.name)' returns"))
    case .external(let name, _):
      noteInitializer(of: made, .read, at: callee, by: call.node)
      let isView = !FrameworkNames.actionCallees.contains(name)
        || FrameworkNames.drawingCallees.contains(name)
      if name == FrameworkNames.bindable || name == FrameworkNames.binding,
        let first = arguments.first
      {
        let isGetter = first.label == FrameworkNames.getterLabel
        let origin = isGetter ? first.origin : .nothing
        if case .external(_, let written) = made, written.count == 1 {
          return Value(type: .binding(to: written[0]), origin: origin)
        }
        return Value(
          type: binding(name, to: isGetter ? first.type.result : first.type), origin: origin)
      }
      return Value(
        type: carrier(made, arguments), origin: .created(place(call.node)), isView: isView)
    case .optional where arguments.count == 1:
      return Value(type: made, origin: arguments[0].origin)
    case .array, .dictionary:
      noteInitializer(of: made, .read, at: callee, by: call.node)
      return Value(type: made, origin: arguments.first?.origin ?? .nothing)
    default:
      noteInitializer(of: made, .read, at: callee, by: call.node)
      if made.isUntold { noteUntoldConstruction(of: made, call, callee, arguments) }
      return Value(type: made, origin: .created(place(call.node)))
    }
  }

  /// `Bindable(model)`, `Binding(projectedValue: $x)`; `Binding($optional)`, which may give none.
  private func binding(_ name: String, to type: ResolvedType) -> ResolvedType {
    guard name == FrameworkNames.binding,
      case .external(FrameworkNames.binding, let arguments) = type, let inner = arguments.first
    else { return .binding(to: type) }
    if case .optional(let wrapped) = inner { return .optional(.binding(to: wrapped)) }
    return type
  }

  /// `value(…)` of a value that is no function: what runs is its `callAsFunction`. Whether it most
  /// likely draws what it is given: a layout, which has none of the project's, and what cannot be
  /// told behind parentheses.
  func resolveCallOfValue(_ value: inout Value, _ callee: NodeID) -> Bool {
    guard value.functions.isEmpty else { return false }
    let name = FrameworkNames.callAsFunction
    switch value.type.unwrapped {
    case .nominal(let id, _):
      noteEffect(.member(id, name), .read, at: callee)
      value.functions = index.members(name, of: id).filter { $0.kind == .function }
      return value.functions.isEmpty
    case .unknown, .generic, .ambiguous:
      noteUnresolved(name, at: callee)
      return tree.kind(callee) == .tuple
    case .external(let type, _): return FrameworkNames.isLayout(type)
    default: return false
    }
  }

  func runsCalledValue(_ value: Value) -> Bool {
    guard case .nominal = value.type.unwrapped, let function = value.functions.first else {
      return false
    }
    return index.function(function).name == FrameworkNames.callAsFunction
  }

  private func noteCall(_ call: Call, _ arguments: [ArgumentFact]) {
    guard isRecording, !call.callee.functions.isEmpty else { return }
    if arguments.contains(where: { carriesModels($0.type) }) {
      facts.calls.append(
        CallFact(
          functions: call.callee.functions, unit: unit, arguments: arguments,
          isInAction: isInAction))
    }
  }

  /// `OtherView(model)` of a package, `.init(model: model)` of who knows what: it is handed to them
  /// where the call stands.
  private func noteHandingToOthers(_ arguments: [ArgumentFact], of call: Call) {
    guard isRecording, call.callee.functions.isEmpty, call.made?.nominal == nil,
      !FrameworkNames.environmentModifiers.contains(call.name)
    else { return }
    let handed = arguments.filter { argument in
      guard case .stored = argument.origin else { return false }
      return carriesModels(argument.type)
    }
    guard !handed.isEmpty else { return }
    facts.calls.append(
      CallFact(functions: [], unit: unit, arguments: handed, isInAction: isInAction))
  }

  func noteInjection(_ call: Call, _ callee: NodeID, _ arguments: [ArgumentFact]) {
    guard isRecording, call.made == nil, arguments.count == 1, arguments[0].label == nil,
      FrameworkNames.environmentModifiers.contains(call.name),
      let value = tree.children(call.node).dropFirst().first(where: { _ in true })
    else { return }
    guard let inner = tree.firstChild(value), tree.kind(inner) != .keyPath else { return }
    // Here: the project's own of that name may inject it by SwiftUI's, or be meant there.
    let own = call.callee.functions.filter { takesOneValue($0) }
    let isOwn = !own.isEmpty
    guard !isOwn || call.name == FrameworkNames.environmentObjectModifier,
      own.allSatisfy({ index.owner($0).map { index.traits($0).isViewLike } ?? true })
    else { return }
    let type = model(asked: arguments[0].type)
    let models = isOwn ? type.nominal.map { index.observableModels(of: $0) } ?? [] : []
    facts.injections.append(
      InjectionFact(
        model: type.nominal, isUnresolved: isUntracked(type) || !models.isEmpty,
        candidates: models.isEmpty ? type.candidates : models,
        untold: untold(inner),
        isOld: call.name == FrameworkNames.environmentObjectModifier, place: namePlace(callee),
        isBesideNamesake: tree.kind(callee) == .name
          && local(FrameworkNames.environmentModifier) != nil,
        argument: arguments[0].place, unit: unit))
  }

  /// Whether a function can be called with one argument that has no label.
  private func takesOneValue(_ function: MemberID) -> Bool {
    CallArguments(labels: [nil]).leftOut(of: index.function(function).parameters) != nil
  }

  /// `.focusedObject(model)`: what it reaches asks for an `ObservableObject`.
  func noteObjectModifier(_ call: Call, _ callee: NodeID, _ arguments: [ArgumentFact]) {
    guard isRecording, FrameworkNames.objectModifiers.contains(call.name),
      call.callee.functions.isEmpty, arguments.count == 1, arguments[0].label == nil
    else { return }
    let type = model(asked: arguments[0].type)
    facts.constrainedUses.append(
      ConstrainedUse(
        kind: .declaration, subject: call.name, place: namePlace(callee), models: models(in: type),
        isTold: !isUntracked(type)))
  }
}
