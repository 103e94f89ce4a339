// The stored properties of a model, and what sets up their wrappers.
extension UnitRewriter {
  mutating func rewriteProperties(of model: ModelPlan) {
    for property in model.properties {
      let variable = plan.index.variable(property.variable)
      let builder = builder(property.place.file)
      if let published = property.published {
        if !builder.file.isThere(published.range.start, whenever: variable.nameRange.start) {
          refuse(
            "unsupported-declaration", "'@\(FrameworkNames.published)' stands under a condition of"
              + " its own", published)
        }
        let edits = unpublish(variable, property, builder) + publishedStorage(property, model.id)
        step("published-property", published, "take '@Published' away", edits)
      } else if property.action != .unchanged, variable.siblings > 1 {
        split(variable, property, builder)
      } else if property.action == .ignored {
        refuseBranches(of: variable.attributes, upTo: variable.nameRange, builder)
        step(
          "unpublished-stored-property", property.place, "add '@ObservationIgnored'",
          [
            builder.addAttribute(
              "@" + FrameworkNames.observationIgnored, inFrontOf: variable.range.start,
              attributes: variable.attributes)
          ])
      }
    }
  }

  /// What stands in a branch of `#if`, and the declaration does not, would be changed in one only.
  mutating func refuseBranches(
    of attributes: [AttributeSyntax], upTo name: ByteRange, _ builder: EditBuilder
  ) {
    guard let attribute = attributes.first(where: {
      !builder.file.isThere($0.range.start, whenever: name.start)
    }) else { return }
    refuse(
      "unsupported-declaration", "'@\(attribute.name)' stands under a condition of its own",
      Place(builder.index, attribute.range))
  }

  /// The macro copies what says where a class is available, and with it half of an `#if` whose
  /// other branch says something else: that does not compile.
  mutating func refuseMixedBranches(of declaration: TypeDeclaration, _ builder: EditBuilder) {
    let inBranches = declaration.attributes.filter {
      !builder.file.isThere($0.range.start, whenever: declaration.nameRange.start)
    }
    guard let first = inBranches.map(\.range.start).min(),
      builder.hasOtherwise(in: ByteRange(first, declaration.nameRange.start)),
      Set(inBranches.map { $0.lastName == FrameworkNames.available }).count == 2
    else { return }
    refuseBranches(of: declaration.attributes, upTo: declaration.nameRange, builder)
  }

  /// Gives one of several variables in a declaration a declaration of its own.
  private mutating func split(
    _ variable: VariableDeclaration, _ property: PropertyDecision, _ builder: EditBuilder
  ) {
    let place = Place(property.place.file, variable.range)
    let known = splits[place] ?? DeclarationSplit(variable, builder)
    splits[place] = .some(known)
    guard let split = known else {
      // Here: one declaration is refused once, however many variables it has.
      let first = builder.file.outline.variables.first { $0.range == variable.range }
      if first?.nameRange == variable.nameRange {
        refuse(
          "unsupported-declaration",
          "several variables in one declaration cannot be tracked or ignored; split them",
          property.place)
      }
      return
    }
    let isIgnored = property.action == .ignored
    step(
      "unpublished-stored-property", property.place,
      isIgnored ? "declare it apart with '@ObservationIgnored'" : "declare it apart",
      split.edits(
        for: variable, attribute: isIgnored ? "@" + FrameworkNames.observationIgnored : nil))
  }

  private mutating func unpublish(
    _ variable: VariableDeclaration, _ property: PropertyDecision, _ builder: EditBuilder
  ) -> [Edit] {
    guard
      let attribute = variable.attributes.first(where: { $0.range == property.published?.range })
    else { return [] }
    let head = attribute.arguments.map {
      ByteRange(attribute.range.start, builder.tokens[$0.start - 1].start)
    }
    if builder.hasComment(in: head ?? attribute.range) {
      refuse(
        "unsupported-declaration", "a comment stands inside of its '@Published'", property.place)
      return []
    }
    var edits = [builder.removeAttribute(attribute.range)]
    // Here: `@Published<Int> var n = 2` says the type at the wrapper.
    if variable.typeRange == nil, let type = builder.genericArgument(of: attribute) {
      edits.append(
        .insertion(property.place.file, at: variable.nameRange.end, ": " + type))
    }
    guard let arguments = attribute.arguments, arguments.end > arguments.start else { return edits }
    guard let value = movedValue(of: attribute.range, variable, builder) else {
      refuse(
        "published-storage", "the arguments of '@Published' cannot be moved", property.place)
      return edits
    }
    return edits + [value]
  }

  /// `@Wrapper(wrappedValue: v) var x` gives ` = v` behind `x`; nil where it cannot move.
  func movedValue(
    of attribute: ByteRange, _ variable: VariableDeclaration, _ builder: EditBuilder
  ) -> Edit? {
    guard variable.initialValue == nil, variable.siblings == 1,
      let arguments = variable.attributes.first(where: { $0.range == attribute })?.arguments,
      case let tree = builder.file.arguments(arguments), tree.root >= 0,
      let argument = tree.firstChild(tree.root), tree[argument].nextSibling < 0,
      let value = tree.firstChild(argument),
      let text = builder.argument(tree.range(value), in: attribute)
    else { return nil }
    let end = variable.typeRange?.end ?? variable.nameRange.end
    return .insertion(builder.index, at: end, " = " + text)
  }

  /// `_x = Published(initialValue: v)` becomes `self.x = v`.
  private mutating func publishedStorage(
    _ property: PropertyDecision, _ model: TypeID
  ) -> [Edit] {
    storage(PropertyKey(model, property.name)).flatMap { fact -> [Edit] in
      guard let assigned = fact.assigned else { return [] }
      return unwrap(fact, assigned)
    }
  }

  func storage(_ key: PropertyKey) -> [StorageFact] { plan.facts.storage[key] ?? [] }

  /// `_x = Wrapper(wrappedValue: v)` as `self.x = v`.
  func unwrap(_ fact: StorageFact, _ assigned: StorageValue) -> [Edit] {
    let builder = builder(fact.place.file)
    let start = fact.place.range.start
    let bytes = plan.index.files[fact.place.file].source.bytes
    let isMember = start > 0 && bytes[start - 1] == UInt8(ascii: ".")
    let value = builder.valueOfCalledClosure(assigned.valuePlace.range)
    return [
      builder.replace(fact.place.range, (isMember ? "" : "self.") + fact.property),
    ] + builder.cut(
      from: assigned.place.range.start, to: value.start)
      + builder.cut(from: value.end, to: assigned.place.range.end)
  }
}
