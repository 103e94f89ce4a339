extension BlockerFinder {
  /// Models that nobody keeps beyond the view's value, and whose initialiser asks for what becomes
  /// tracked: whoever makes one while it is drawn is drawn again when that changes, and makes
  /// another one, which knows nothing of the change (H073).
  mutating func findReadsWhileMaking() {
    findFeeding()
    findReadsBySubscriptions()
    findReadsWhileInjecting()
    let open = holders.filter { isMadeAnew($0) }
    guard !open.isEmpty else { return }
    for holder in open {
      for model in index.observableModels(of: holder.model) {
        guard mayBeMadeWhileDrawing(model) else { continue }
        if let (name, place) = reads(whileMaking: model, by: makings(whileDrawing: model)) {
          add(
            model, "observed-object-creates-model",
            "whoever makes '\(index[model].name)' for '\(holder.symbol)' while it is drawn would"
              + " observe '\(name)', which its initialiser reads here, and make another one "
              + (mayOnlyChange(name, of: model) ? "if that changes" : "when that changes"), place,
            .acceptance)
        }
        if let (name, place) = reads(whileConfiguring: model, of: holder) {
          add(
            model, "observed-object-creates-model",
            "whoever draws '\(holder.ownerName)' would observe '\(name)', which is read or changed"
              + " in part here, and make another '\(index[model].name)' when that changes", place,
            .acceptance)
        }
      }
    }
  }

  /// `Page().environmentObject(Model())` in a body makes one whenever that is drawn.
  private mutating func findReadsWhileInjecting() {
    for file in facts.files {
      for injection in file.injections where injection.isOld && !injection.unit.isPreview {
        guard let model = injection.model, index.isObservableObjectClass(model),
          drawn.isDrawn(injection.unit, isInAction: false),
          // Here: an application and its scenes are made once.
          !(injection.unit.owner.map { index.traits($0).isLongLived } ?? false),
          case let made = (facts.constructions[model] ?? []).filter({
            !$0.isInAction && injection.argument.contains($0.place)
          }), !made.isEmpty, let (name, place) = reads(whileMaking: model, by: made)
        else { continue }
        add(
          model, "observed-object-creates-model",
          "whoever makes '\(index[model].name)' while it is drawn and injects it would observe"
            + " '\(name)', which its initialiser reads or changes in part here, and make another"
            + " one when that changes", place, .acceptance)
      }
    }
  }

  private func isMadeAnew(_ holder: ModelHolder) -> Bool {
    guard holder.followsValue, holder.wrapper == .observedObject || holder.wrapper == .none,
      !holder.isInPreview, let owner = holder.owner,
      // Here: what the system makes is made once.
      index.traits(owner).viewProtocols.isDisjoint(with: FrameworkNames.rootProtocols)
    else { return false }
    switch holder.ownership {
    // Here: that becomes '@State', which keeps the first one.
    case .creates(_, usesParameters: false, isAtCallSite: false):
      return holder.wrapper != .observedObject
    case .creates, .receives, .unknown: return holder.mayBeFresh
    default: return false
    }
  }

  /// Whether drawing may run some code that makes one; where none is seen, nobody can tell.
  private func mayBeMadeWhileDrawing(_ model: TypeID) -> Bool {
    // Here: samples of its own say nothing of who makes it.
    let made = (facts.constructions[model] ?? []).filter {
      !$0.unit.isPreview && $0.unit.owner != model
    }
    return made.isEmpty || made.contains(where: mayRunWhileDrawing)
      || facts.initializersHandedOn[model] != nil
  }

  private func mayRunWhileDrawing(_ made: ConstructionFact) -> Bool {
    guard !made.isInAction, !isControllers(made.unit), !isMadeOnce(made.unit), !isKept(made),
      drawnCode.mayRun(made.unit)
    else { return false }
    return view(madeWith: made.unit).map(isMadeWhileDrawing) ?? true
  }

  /// The view whose making runs some code.
  private func view(madeWith unit: CodeUnit) -> TypeID? {
    guard unit.kind == .initializer, let owner = unit.owner, index[owner].kind == .struct,
      index.traits(owner).isViewLike
    else { return nil }
    return owner
  }

  /// Whether a view may be made while something is drawn. It is not where all code that makes one
  /// is seen, and runs as an action, or nowhere that drawing leads to: what keeps a closure, hands
  /// the type on or makes one of itself may do so at any time.
  func isMadeWhileDrawing(_ view: TypeID) -> Bool {
    var seen: Set<TypeID> = []
    return isMadeWhileDrawing(view, &seen)
  }

  private func isMadeWhileDrawing(_ view: TypeID, _ seen: inout Set<TypeID>) -> Bool {
    guard seen.insert(view).inserted else { return false }
    let made = (facts.constructions[view] ?? []).filter { !$0.unit.isPreview }
    guard !made.isEmpty, facts.initializersHandedOn[view] == nil,
      index.types.declaration(view).genericParameters.isEmpty,
      !index.isPublic(index.types.declaration(view), in: index[view].declaration.file)
    else { return true }
    for making in made {
      if making.unit.owner == view || making.unit.kind == .initialValue { return true }
      if making.isInAction { continue }
      guard drawnCode.mayRun(making.unit) || isControllers(making.unit) else { continue }
      guard let outer = self.view(madeWith: making.unit) else { return true }
      if isMadeWhileDrawing(outer, &seen) { return true }
    }
    return isNamedAsType(index[view].name)
  }

  /// `build(Page.self)`, `Frame<Page>()`: who is told a type may make one.
  private func isNamedAsType(_ name: String) -> Bool {
    index.files.contains { file in
      let tokens = file.stream.tokens
      return tokens.indices.dropLast(2).contains { position in
        guard tokens[position].kind == .identifier,
          tokens[position].range.count == name.utf8.count,
          file.source.text(tokens[position].range) == name
        else { return false }
        let next = file.source.text(tokens[position + 1].range)
        return next == "." && file.source.text(tokens[position + 2].range) == "self"
          || next.hasPrefix(">") || position > 0
            && file.source.text(tokens[position - 1].range) == "<"
      }
    }
  }

  /// The calls that make one while something is drawn; what its own initialisers make is theirs.
  private func makings(whileDrawing model: TypeID) -> [ConstructionFact] {
    (facts.constructions[model] ?? []).filter {
      !$0.unit.isPreview && !($0.unit.kind == .initializer && $0.unit.owner == model)
        && mayRunWhileDrawing($0)
    }
  }

  /// What a static or a global starts with: whoever asks first makes it, and it is kept.
  private func isMadeOnce(_ unit: CodeUnit) -> Bool {
    unit.kind == .initialValue && index.isMadeOnce(CodeNode(unit.owner, unit.memberName))
  }

  /// What a `@StateObject` or a `@State` starts with: that view keeps it.
  private func isKept(_ made: ConstructionFact) -> Bool {
    if made.unit.kind == .initialValue, let member = made.unit.member {
      return index.wrapper(member).wrapper.keepsFirstValue
    }
    guard made.unit.kind == .initializer, let owner = made.unit.owner else { return false }
    return index.storedProperties(of: owner).contains { member in
      index.wrapper(member).wrapper.keepsFirstValue
        && (facts.storage[PropertyKey(owner, index.variable(member).name)] ?? []).contains {
          $0.assigned?.place.contains(made.place) ?? false
        }
    }
  }

  /// Code of a test, or of a class of UIKit or AppKit, which shows what it makes itself.
  private func isControllers(_ unit: CodeUnit) -> Bool {
    if index.isTest(unit.file) { return true }
    guard let owner = unit.owner, index[owner].kind == .class else { return false }
    return ([owner] + index.superclasses(of: owner)).contains { type in
      index.traits(type).externalSuperclass.map { FrameworkNames.isOnMainActor($0) } ?? false
    }
  }

  /// The same of what the view's builder functions do to a new one.
  private func reads(
    whileConfiguring model: TypeID, of holder: ModelHolder
  ) -> (name: String, place: Place)? {
    let tracked = Set((properties[model] ?? []).filter { $0.action == .tracked }.map(\.name))
    let read = holder.configuration.filter {
      !$0.isWholeWrite && !$0.isCall && tracked.contains($0.member)
    }.map { ($0.member, $0.place) }
    let called = Set(holder.configuration.filter(\.isCall).map(\.member)).sorted()
      .compactMap { readTracked(of: model, by: [CodeNode(model, $0)]) }
    return (read + called).min { $0.1 < $1.1 }
  }

  /// The first of a model's own tracked properties that making one by some calls asks for, and
  /// that may be set later, or is certainly set.
  func reads(
    whileMaking model: TypeID, by made: [ConstructionFact], isCertainlySet: Bool = false
  ) -> (name: String, place: Place)? {
    let owners = [model] + index.superclasses(of: model)
    let code = owners.map { CodeNode($0, FrameworkNames.initializer) }
    guard let first = readTracked(of: model, by: code, isCertainlySet) else { return nil }
    let others = initializersNotMeant(by: made, of: model)
    return others.isEmpty ? first : readTracked(of: model, by: code, isCertainlySet) { place in
      !others.contains { $0.contains(place) }
    }
  }

  private func readTracked(
    of model: TypeID, by code: [CodeNode], _ isCertainlySet: Bool = false,
    _ counts: (Place) -> Bool = { _ in true }
  ) -> (name: String, place: Place)? {
    let owners = [model] + index.superclasses(of: model)
    let tracked = owners.flatMap { properties[$0] ?? [] }.filter { $0.action == .tracked }
    func numbers(_ decision: PropertyDecision) -> [CodeGraph.Number] {
      owners.map { graph.number(of: CodeReach.Target(owner: $0, name: decision.name)) }
    }
    let touched = reach.follow(code, counts).touched(among: Set(tracked.flatMap(numbers)))
    return tracked.compactMap { decision -> (name: String, place: Place)? in
      let places = numbers(decision).compactMap { touched[$0]?.observed }
      guard let first = places.min(),
        isCertainlySet ? isSetLater(decision, owners) : maySet(decision, owners)
      else { return nil }
      return (decision.name, first)
    }.min { $0.place < $1.place }
  }

  /// Whether anything sets a property once its model is made. What code elsewhere can set tells
  /// only where all code that may set it is seen.
  func maySet(_ decision: PropertyDecision, _ owners: [TypeID]) -> Bool {
    let (name, variable) = (decision.name, index.variable(decision.variable))
    if owners.contains(where: { writers[CodeReach.Target(owner: $0, name: name)] != nil }) {
      return true
    }
    let isAssigned = facts.files.contains { file in
      // Here: `texts.assign(to: &$text)`.
      file.publishers.contains {
        $0.property == name && $0.assignment != nil && $0.model.map(owners.contains) ?? true
      }
    }
    if isAssigned || facts.mayChangeUnseen(decision.variable, name, index) { return true }
    return !variable.isItsOwn && (isSeenElsewhere(variable) || facts.setUnseen.contains(name)
      || owners.contains { facts.mayBind(name, of: $0, index) || isBound($0) })
  }

  /// Whether nothing is seen that sets a property: it may be set where nobody can tell whose it is.
  private func mayOnlyChange(_ name: String, of model: TypeID) -> Bool {
    let owners = [model] + index.superclasses(of: model)
    let decision = owners.flatMap { properties[$0] ?? [] }.first { $0.name == name }
    guard let decision else { return false }
    return setters(of: decision, owners).isEmpty
      && !owners.contains { facts.mayBind(name, of: $0, index) }
  }

  /// `let model: Binding<Model>`: its members are bindings.
  private func isBound(_ model: TypeID) -> Bool {
    let name = index[model].name
    return index.files.contains { file in
      let tokens = file.stream.tokens
      return tokens.indices.dropFirst(2).contains { position in
        tokens[position].kind == .identifier && tokens[position].range.count == name.utf8.count
          && file.source.text(tokens[position].range) == name
          && file.source.text(tokens[position - 1].range) == "<"
          && file.source.text(tokens[position - 2].range) == FrameworkNames.binding
      }
    }
  }

  /// By code of other packages, or by Objective-C.
  private func isSeenElsewhere(_ variable: VariableDeclaration) -> Bool {
    ["public", "open", "dynamic"].contains(where: variable.hasModifier)
      || variable.attribute("objc") != nil
  }
}

extension ProjectFacts {
  /// Whether code changes a property in a way that effects do not tell: by a key path, by a
  /// projection, or by a function of a value that may do more than read. With ranges, an assignment
  /// outside of them counts as well.
  func mayChangeUnseen(
    _ member: MemberID, _ name: String, _ index: ProjectIndex,
    assignedOutside initial: [ByteRange]? = nil
  ) -> Bool {
    let type = BodyReader(index: index, file: member.place.file).type(of: member).unwrapped
    let isObject = type.nominal.map { index[$0].kind == .class } ?? false
    let files = index.variable(member).isItsOwn
      ? member.place.file..<member.place.file + 1 : index.files.indices
    return files.contains { file in
      index.files[file].mayChange(
        name, reading: { isObject || FrameworkNames.readingFunctions.contains($0) },
        assignedOutside: initial)
    }
  }
}
