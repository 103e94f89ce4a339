// `$x` of environment models, which have no bindings of their own (H068).
extension UnitRewriter {
  /// A local `@Bindable var x = x` in result builders, `Bindable(x)` elsewhere.
  mutating func projectionEdits(_ holder: ModelHolder) -> [Edit] {
    guard let owner = holder.owner else { return [] }
    if let member = holder.variable, plan.index.variable(member).isBackticked,
      !(plan.facts.projections[PropertyKey(owner, holder.name)] ?? []).isEmpty
    {
      refuse(
        "untrackable-name", "bindings of a name in backticks are not rewritten", holder.namePlace)
      return []
    }
    let facts = plan.facts.projections[PropertyKey(owner, holder.name)] ?? []
    // Here: what is wrapped behind `?.` would be an optional.
    let chained = facts.first { builder($0.place.file).text($0.place.range).contains("?") }
    if let chained {
      refuse(
        "object-wrapper",
        "a binding of '\(holder.name)' is taken behind a '?' here; take it of a value that is"
          + " unwrapped first", chained.place)
      return []
    }
    let units = Dictionary(grouping: facts, by: \.unit)
    return units.sorted { $0.value[0].place < $1.value[0].place }.flatMap { unit, facts in
      localEdits(holder, unit, facts) ?? facts.flatMap { inlineEdits(holder, unit, [$0]) }
    }
  }

  private func inlineEdits(
    _ holder: ModelHolder, _ unit: CodeUnit, _ facts: [ProjectionFact]
  ) -> [Edit] {
    let word = qualified(Wrapper.bindable.rawValue, holder)
    let isHidden = boundNames(unit).contains(holder.name)
    return facts.map { fact in
      let builder = builder(fact.place.file)
      var base = String(builder.text(fact.place.range).dropLast(holder.name.count + 1))
      if base.isEmpty, isHidden { base = "self." }
      return builder.replace(fact.place.range, "\(word)(\(base)\(holder.name))")
    }
  }

  /// Nil where the code is no result builder or has no place for the local.
  private func localEdits(
    _ holder: ModelHolder, _ unit: CodeUnit, _ facts: [ProjectionFact]
  ) -> [Edit]? {
    let builder = builder(unit.file)
    let texts = facts.map { builder.text($0.place.range) }
    guard texts.allSatisfy({ $0.hasPrefix("$") || $0.hasPrefix("self") }),
      let body = builderBody(unit), !declares(holder.name, unit, body),
      !leavesItsActor(body, in: builder.file),
      // Here: Swift 5 has each of them capture the local variable.
      plan.floor.isInSwift6(unit.file) == false || !mayBeSent(holder.name, body, in: builder.file),
      let insertion = builder.insertStatement(
        "@\(qualified(Wrapper.bindable.rawValue, holder)) var \(holder.name) = \(holder.name)",
        in: body)
    else { return nil }
    let owned = zip(facts, texts).filter { $1.hasPrefix("self") }.map(\.0)
    // Here: where a closure has a `$x` of its own, `self.$x` means something else.
    if builder.file.namesBound(in: body).contains(holder.name) {
      if owned.count == facts.count { return nil }
      return [insertion] + inlineEdits(holder, unit, owned)
    }
    return [insertion] + owned.map { builder.replace($0.place.range, "$" + holder.name) }
  }

  // MARK: The code around

  /// The braces of code that a result builder puts together: what says so with an attribute, and
  /// the `body` of what is drawn.
  private func builderBody(_ unit: CodeUnit) -> TokenSpan? {
    guard let member = unit.member else { return nil }
    let protocols = unit.owner.map { plan.index.traits($0).viewProtocols } ?? []
    let isBody = unit.memberName == FrameworkNames.body
      && !protocols.isDisjoint(with: FrameworkNames.builderProtocols)
    if unit.kind == .function {
      let function = plan.index.function(member)
      let isModifier = isBody && function.parameters.map(\.label) == [FrameworkNames.content]
      return isModifier || hasBuilder(function.attributes) ? function.body : nil
    }
    let variable = plan.index.variable(member)
    let isPreviews = unit.isPreview && unit.memberName == FrameworkNames.previews
    guard unit.kind == .accessor, isBody || isPreviews || hasBuilder(variable.attributes) else {
      return nil
    }
    return variable.accessors.first { $0.kind == .get }?.body
  }

  private func hasBuilder(_ attributes: [AttributeSyntax]) -> Bool {
    attributes.contains { $0.lastName.hasSuffix(FrameworkNames.builderSuffix) }
  }

  /// Whether a parameter or a local has the name, so that another local cannot.
  private func declares(_ name: String, _ unit: CodeUnit, _ body: TokenSpan) -> Bool {
    parameters(unit).contains(name)
      || plan.index.files[unit.file].localNames(in: body).contains(name)
  }

  private func parameters(_ unit: CodeUnit) -> [String] {
    guard let member = unit.member, member.kind == .function else { return [] }
    return plan.index.function(member).parameters.map(\.name)
  }

  /// Every name that might stand for something else than a property somewhere in a unit.
  private func boundNames(_ unit: CodeUnit) -> Set<String> {
    guard let member = unit.member else { return [] }
    let bodies = member.kind == .function
      ? [plan.index.function(member).body] : plan.index.variable(member).accessors.map(\.body)
    let file = plan.index.files[unit.file]
    return bodies.compactMap { $0 }.reduce(into: Set(parameters(unit))) {
      $0.formUnion(file.namesBound(in: $1))
    }
  }

  /// Whether a name stands in a closure that somebody may send elsewhere (Swift 6): in any but
  /// those that build views, and that modifiers and lists are known to take.
  private func mayBeSent(_ name: String, _ body: TokenSpan, in file: ParsedFile) -> Bool {
    let tree = file.body(body)
    func search(_ node: NodeID, _ isSent: Bool, keeps: Bool) -> Bool {
      switch tree.kind(node) {
      case .name where isSent && tree.name(node) == name: return true
      case .dollarName where isSent && tree.text(node) == "$" + name: return true
      default: break
      }
      let isSent = isSent || tree.kind(node) == .closure && !keeps
      let callee = tree.kind(node) == .call ? tree.firstChild(node) : nil
      let isKnown = callee.map { FrameworkNames.keepsToItsActor(tree.name($0)) } ?? false
      return tree.children(node).contains { child in
        search(
          child, isSent,
          keeps: child == callee || isKnown || keeps && tree.kind(node) == .argument)
      }
    }
    return tree.root >= 0 && search(tree.root, false, keeps: true)
  }

  /// Whether a closure may run on another thread: it could not capture a local variable.
  private func leavesItsActor(_ body: TokenSpan, in file: ParsedFile) -> Bool {
    (body.start..<body.end).contains { index in
      let token = file.stream.tokens[index]
      // Here: `monitor.handler = { … }`, which may be called anywhere.
      if token.kind == .leftBrace, index > body.start,
        file.source.text(file.stream.tokens[index - 1].range) == "="
      {
        return true
      }
      guard token.kind == .identifier else { return false }
      let word = file.source.text(token.range)
      return FrameworkNames.concurrencyWords.contains(word)
        || word == "async" && file.source.text(file.stream.tokens[index + 1].range) == "let"
    }
  }
}
