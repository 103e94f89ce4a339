// Which of the initialisers of a class some calls mean.
extension BlockerFinder {
  /// The bodies of the initialisers of a model that none of some calls can mean, nor what these
  /// lead to. None where that cannot be told.
  func initializersNotMeant(by made: [ConstructionFact], of model: TypeID) -> [Place] {
    let all = index.initializers(of: model)
    guard all.count > 1, !made.isEmpty, facts.initializersHandedOn[model] == nil else { return [] }
    // Here: decoders, literals and archives call those that nobody names.
    guard !all.contains(where: isCalledUnseen) else { return [] }
    guard let others = callsOfWhatIsNotTold(making: model) else { return [] }
    var calls = made.map(\.callArguments) + others
    var meant: Set<MemberID> = []
    while let call = calls.popLast() {
      let fitting = all.filter { fits($0, call) }
      if fitting.isEmpty { return [] }
      for initializer in fitting where meant.insert(initializer).inserted {
        calls += callsOfOwn(in: initializer)
        calls += (facts.constructions[model] ?? []).filter { $0.unit.member == initializer }
          .map(\.callArguments)
      }
    }
    return all.filter { !meant.contains($0) }.compactMap { place(ofBody: $0) }
  }

  /// `T(copying: value)` of a type that is not told, and a protocol's `Self(copying: self)`, as far
  /// as drawing may run it; nil where the arguments are not told either, as those that whoever is
  /// handed the initialiser gives.
  private func callsOfWhatIsNotTold(making model: TypeID) -> [CallArguments]? {
    let above = index.supertypes(of: model).filter { index[$0].kind == .protocol }
    let ofProtocols = facts.files.flatMap(\.hiddenConstructions).filter {
      $0.arguments != nil && $0.type.map(above.contains) ?? false
    }
    var result = ofProtocols.filter { isCalledFromOutside($0) }.map {
      CallArguments(labels: ($0.arguments ?? []).map(\.label), hasTrailingClosure: true)
    }
    for (file, fileFacts) in facts.files.enumerated() {
      for unit in fileFacts.effects {
        for effect in unit.effects {
          switch effect.target {
          case .member(let type, FrameworkNames.initializer)
          where above.contains(type) || type == model && effect.roles.contains(.call):
            let isSeen = ofProtocols.contains { $0.place == Place(file, effect.range) }
            if !isSeen, drawnCode.mayRun(unit.node) { return nil }
          case .anyone(FrameworkNames.initializer, let labels) where drawnCode.mayRun(unit.node):
            guard let labels else { return nil }
            // Here: whether a closure stands behind the arguments is not told.
            result.append(CallArguments(labels: labels, hasTrailingClosure: true))
          default: break
          }
        }
      }
    }
    return result.filter { call in
      index.initializers(of: model).contains { fits($0, call) }
    }
  }

  private func isCalledUnseen(_ initializer: MemberID) -> Bool {
    let label = index.function(initializer).parameters.first?.label ?? ""
    let isAskedFor = index.function(initializer).hasModifier("required")
      && !(index.owner(initializer).map { index.traits($0).protocolsOfOthers.isEmpty } ?? false)
    return isAskedFor || label.hasSuffix("iteral") || ["from", "coder", "rawValue"].contains(label)
  }

  private func fits(_ initializer: MemberID, _ call: CallArguments) -> Bool {
    call.leftOut(of: index.function(initializer).parameters) != nil
  }

  /// Whether drawing may run a protocol's function that makes another of `Self`, or one of the
  /// initialisers which that runs, from anywhere but these: a copy copies its parts.
  private func isCalledFromOutside(_ made: HiddenConstruction) -> Bool {
    guard let root = made.type, drawnCode.mayRun(made.unit) else { return false }
    let call = CallArguments(
      labels: (made.arguments ?? []).map(\.label), hasTrailingClosure: true)
    let types = index.types.types.map(\.id).filter { index.isSubtype($0, of: root) }
    let own = Set(types.flatMap { index.initializers(of: $0) }.filter { fits($0, call) })
    let bodies = own.compactMap { place(ofBody: $0) }
    let makesOne = types.flatMap { facts.constructions[$0] ?? [] }.contains { fact in
      !(fact.unit.member.map(own.contains) ?? false) && drawnCode.mayRun(fact.unit)
        && index.initializers(of: fact.type).contains {
          own.contains($0) && fits($0, fact.callArguments)
        }
    }
    if makesOne { return true }
    return facts.files.enumerated().contains { file, fileFacts in
      fileFacts.effects.contains { unit in
        unit.effects.contains { effect in
          guard effect.isAbout(made.unit.memberName, of: types),
            !bodies.contains(where: { $0.contains(Place(file, effect.range)) })
          else { return false }
          return drawnCode.mayRun(unit.node)
        }
      }
    }
  }

  private func place(ofBody initializer: MemberID) -> Place? {
    let file = initializer.place.file
    return index.function(initializer).body.map { Place(file, index.files[file].range(of: $0)) }
  }

  /// `self.init(name: "")`
  private func callsOfOwn(in initializer: MemberID) -> [CallArguments] {
    guard let body = index.function(initializer).body else { return [] }
    let tree = index.files[initializer.place.file].body(body)
    let search = InitializerSearch(
      index: index, tree: tree, scope: index.scope(initializer), locals: [])
    return tree.nodes.indices.map { NodeID($0) }.filter { node in
      guard tree.kind(node) == .call, let callee = tree.firstChild(node),
        tree.kind(callee) == .member, tree.name(callee) == FrameworkNames.initializer,
        let base = tree.firstChild(callee)
      else { return false }
      return tree.kind(base) == .selfName
    }.map { search.arguments(of: $0) }
  }
}

extension EffectFact {
  /// Whether it may be about a member of one of some types.
  fileprivate func isAbout(_ name: String, of types: [TypeID]) -> Bool {
    switch target {
    case .member(let type, name): types.contains(type)
    default: mayBeAbout(name)
    }
  }
}

extension ConstructionFact {
  var callArguments: CallArguments {
    let closures = arguments.filter { $0.isClosure && $0.label == nil }
    return CallArguments(
      labels: arguments.filter { !($0.isClosure && $0.label == nil) }.map(\.label),
      hasTrailingClosure: !closures.isEmpty)
  }
}
