/// Decides the edits of one unit from the plan.
struct UnitRewriter {
  let plan: Plan
  private var steps: [RewriteStep] = []
  private var refusals: [Blocker] = []
  private var safety = FixSafety.safe
  /// One for each declaration of several variables, by its place; nil where it cannot be split.
  var splits: [Place: DeclarationSplit?] = [:]
  /// Some file imports Observation with less than the usual access.
  let hasNarrowImports: Bool

  init(_ plan: Plan, hasNarrowImports: Bool) {
    self.plan = plan
    self.hasNarrowImports = hasNarrowImports
  }

  /// The rewrites of all units that have something to migrate and are not blocked.
  static func rewrites(of plan: Plan) -> [UnitRewrite] {
    let groups = Dictionary(grouping: plan.models.filter { $0.status != .migrated }, by: \.unit)
    let holders = Dictionary(grouping: plan.holders, by: \.model)
    let injections = Dictionary(
      grouping: plan.facts.files.flatMap(\.injections).filter { $0.isOld && $0.model != nil },
      by: { $0.model ?? TypeID(rawValue: -1) })
    // Here: what holds any conforming model goes with the first of them; all are in one unit.
    let protocols = Dictionary(
      grouping: plan.index.observableConformers.keys.sorted(),
      by: { plan.index.observableConformers[$0]?.first ?? $0 })
    let hasNarrowImports = plan.index.files.contains { file in
      file.outline.imports.contains { imported in
        imported.module == FrameworkNames.observation
          && imported.modifiers.contains { $0.name != "public" }
      }
    }
    return groups.keys.sorted().compactMap { unit in
      guard let models = groups[unit], models.allSatisfy({ $0.status != .blocked }) else {
        return nil
      }
      var rewriter = UnitRewriter(plan, hasNarrowImports: hasNarrowImports)
      var seen: Set<Blocker> = []
      for model in models {
        if model.status == .unsafe { rewriter.safety = .unsafe }
        rewriter.rewrite(model)
        for holder in holders[model.id] ?? [] { rewriter.rewrite(holder) }
        for injection in injections[model.id] ?? [] { rewriter.rewrite(injection, model.id) }
        for caution in model.cautions where seen.insert(caution).inserted {
          rewriter.treat(caution)
        }
        for root in protocols[model.id] ?? [] {
          for holder in holders[root] ?? [] { rewriter.rewrite(holder) }
          for injection in injections[root] ?? [] { rewriter.rewrite(injection, root) }
        }
      }
      rewriter.refuseUnparsedFiles()
      rewriter.refuseSuppressed()
      return UnitRewrite(
        unit: unit, models: models.map(\.id), steps: rewriter.steps.joiningInsertions(),
        safety: rewriter.safety,
        refusals: rewriter.refusals)
    }
  }

  private mutating func refuseUnparsedFiles() {
    for step in steps where step.edits.contains(where: { plan.isUnparsed($0.file) }) {
      refuse("file-not-parsed", "a file that it needs does not parse", step.place)
    }
  }

  /// What a comment silences is left as it is, and so is all that changes with it.
  private mutating func refuseSuppressed() {
    if plan.suppressions.entries.isEmpty { return }
    var seen: Set<SuppressionComment> = []
    for step in steps where !step.edits.isEmpty {
      let places = [step.place] + step.edits.map { Place($0.file, $0.range) }
      for place in places {
        guard let entry = plan.suppressions.nearest(step.rule, at: place),
          seen.insert(entry.comment).inserted
        else { continue }
        let reason = entry.comment.reason.map { ": " + $0 } ?? ""
        refusals.append(
          Blocker(
            rule: "suppressed-member", message: "a comment silences '\(step.rule)' here\(reason)",
            place: place, silencedRule: step.rule))
      }
    }
  }

  func builder(_ file: FileIndex) -> EditBuilder {
    EditBuilder(index: file, file: plan.index.files[file])
  }

  mutating func step(_ rule: String, _ place: Place, _ title: String, _ edits: [Edit]) {
    steps.append(RewriteStep(rule: rule, place: place, title: title, edits: edits))
  }

  mutating func refuse(_ rule: String, _ message: String, _ place: Place) {
    refusals.append(Blocker(rule: rule, message: message, place: place))
  }

  // MARK: The class

  private mutating func rewrite(_ model: ModelPlan) {
    let declaration = plan.index.types.declaration(model.id)
    let file = plan.index[model.id].declaration.file
    let builder = builder(file)
    var edits: [Edit] = []
    if !plan.index.traits(model.id).isObservable {
      refuseMixedBranches(of: declaration, builder)
      edits += importOfObservation(for: declaration, in: file, model.id)
      // Here: imports of other findings may go to the very start of the declaration, too.
      edits.append(
        builder.addAttribute(
          "@" + FrameworkNames.observable, behind: declaration.attributes,
          ofDeclarationAt: declaration.range.start,
          isFirst: declaration.parent == nil && builder.file.outline.imports.isEmpty))
    }
    if plan.index[model.id].parent != nil,
      let access = declaration.modifiers.first(where: { $0.name == "private" && $0.detail == nil })
    {
      // Here: a private extension says it already of what says nothing itself.
      edits.append(
        plan.index.isInPrivateExtension(model.id)
          ? builder.removeModifier(access.range) : builder.replace(access.range, "fileprivate"))
      refusePrivateNeighbours(of: model.id, file)
    } else {
      refusePrivateSurroundings(of: model.id, file)
    }
    for case .written(let range, let part) in plan.index.traits(model.id).conformances {
      edits += removeConformance(range, part)
    }
    step(
      "observable-object-class", plan.place(ofName: model.id), "make it '@Observable'", edits)
    rewriteProperties(of: model)
  }

  /// The macro writes an extension at the top of the file, where a private type in another type
  /// cannot be named (H028).
  private mutating func refusePrivateSurroundings(of model: TypeID, _ file: FileIndex) {
    let outline = plan.index.files[file].outline
    var around = outline.types[plan.index[model].declaration.index].parent
    while let outer = around {
      around = outline.types[outer].parent
      guard around != nil, outline.types[outer].hasModifier("private") else { continue }
      return refuse(
        "unsupported-declaration",
        "'\(outline.types[outer].name)' around '\(plan.index[model].name)' is private in another"
          + " type, and the macro needs to name it at the top of the file",
        plan.place(ofName: model))
    }
  }

  private mutating func removeConformance(
    _ range: ByteRange, _ part: DeclarationReference
  ) -> [Edit] {
    let declaration = plan.index.types.declaration(part)
    let builder = builder(part.file)
    if declaration.kind == .extension, declaration.inheritance.count == 1,
      isEmpty(declaration, part.file), !builder.hasComment(in: declaration.range)
    {
      return [builder.removeDeclaration(builder.withCondition(declaration.range))]
    }
    // Here: named twice, which no compiler takes, the cuts would meet.
    let namesakes = declaration.inheritance.filter {
      $0.type.lastName == FrameworkNames.observableObject
    }
    if namesakes.count < 2,
      let edits = builder.removeInherited(range, from: declaration.inheritance)
    {
      return edits
    }
    refuse(
      "unsupported-declaration", "its inheritance clause is written in a way that cannot be edited",
      Place(part.file, range))
    return []
  }

  /// Nothing between the braces, not even a comment.
  private func isEmpty(_ declaration: TypeDeclaration, _ file: FileIndex) -> Bool {
    let body = declaration.bodyRange
    guard body.count >= 2 else { return false }
    return plan.index.files[file].source.bytes[body.start + 1..<body.end - 1].allSatisfy {
      $0 == 0x20 || $0 == 0x09 || $0 == 0x0A || $0 == 0x0D
    }
  }

  // MARK: Injections

  private mutating func rewrite(_ injection: InjectionFact, _ model: TypeID) {
    step(
      "environment-object-modifier", injection.place, "inject with '.environment(_:)'",
      [
        builder(injection.place.file)
          .replace(
            injection.place.range,
            (injection.isBesideNamesake ? "self." : "") + FrameworkNames.environmentModifier)
      ])
  }

  // MARK: Holders

  private mutating func rewrite(_ holder: ModelHolder) {
    guard let attribute = holder.attribute, holder.wrapper.isOfOldWorld else { return }
    let form = plan.newForm(holder)
    let rule = holder.wrapper.migrationRule
    if holder.wrapper == .stateObject, case .receives = holder.ownership,
      !holder.isOwnershipCertain
    {
      safety = .unsafe
    }
    var edits = attributeEdits(holder, attribute, form)
    edits += storageEdits(holder, form) + defaultEdits(holder, form)
    if holder.wrapper == .environmentObject { edits += projectionEdits(holder) }
    let title = form.hasPrefix("@") ? "make it '\(form)'" : "make it a plain '\(form)'"
    edits += builder(attribute.file).importedWrappers(form, edits)
    step(rule, attribute, title, edits)
  }

  private mutating func attributeEdits(
    _ holder: ModelHolder, _ attribute: Place, _ form: String
  ) -> [Edit] {
    let builder = builder(attribute.file)
    let nameEnd = builder.endOfAttributeName(at: attribute.range.start)
    if let member = holder.variable {
      let variable = plan.index.variable(member)
      refuseBranches(of: variable.attributes, upTo: variable.nameRange, builder)
    }
    if builder.hasComment(in: ByteRange(attribute.range.start, nameEnd)) {
      refuse("unsupported-declaration", "a comment stands inside of the wrapper", attribute)
      return []
    }
    let behindName = builder.text(ByteRange(nameEnd, attribute.range.end))
    let hasArguments = !behindName.isEmpty
    switch form {
    case "var":
      if hasArguments { refuseArguments(attribute) }
      return [builder.removeAttribute(attribute.range)]
    case "let":
      guard let member = holder.variable, !hasArguments else {
        refuseArguments(attribute)
        return []
      }
      return [
        builder.removeAttribute(attribute.range),
        builder.replace(plan.index.variable(member).keywordRange, "let"),
      ]
    case Wrapper.state.attribute, Wrapper.bindable.attribute:
      if hasArguments, form == Wrapper.bindable.attribute || !movesValue(holder) {
        refuseArguments(attribute)
      }
      let word = qualified(String(form.dropFirst()), holder)
      if behindName.hasPrefix("("), let member = holder.variable,
        let value = movedValue(of: attribute.range, plan.index.variable(member), builder)
      {
        return [builder.replace(attribute.range, "@" + word), value]
      }
      return [builder.replace(ByteRange(attribute.range.start, nameEnd), "@" + word)]
    default: return environmentEdits(holder, attribute, builder)
    }
  }

  private mutating func refuseArguments(_ attribute: Place) {
    refuse(
      "unsupported-declaration", "the wrapper's arguments cannot be moved", attribute)
  }

  /// `@EnvironmentObject var x: M` as `@Environment(M.self) var x`.
  private mutating func environmentEdits(
    _ holder: ModelHolder, _ attribute: Place, _ builder: EditBuilder
  ) -> [Edit] {
    guard let member = holder.variable,
      case let variable = plan.index.variable(member), let type = variable.typeRange,
      variable.siblings == 1
    else {
      refuse(
        "unsupported-declaration", "the type of '\(holder.name)' is not written there", attribute)
      return []
    }
    // Here: behind an `@`, what a protocol of the view declares comes first.
    let (types, scope) = (plan.index.types, plan.index.scope(member))
    if let written = variable.type,
      types.resolve(written, in: scope) != types.resolve(written, in: scope.ofValue)
    {
      refuse(
        "unsupported-declaration",
        "the type of '\(holder.name)' is called like a type of a protocol, which '@Environment'"
          + " would take",
        Place(attribute.file, type))
      return []
    }
    let word = qualified(Wrapper.environment.rawValue, holder)
    return [
      builder.replace(attribute.range, "@\(word)(\(builder.code(type)).self)"),
    ] + builder.cut(from: variable.nameRange.end, to: type.end)
  }

  /// The framework's name, with its module where the project has a type of that name (H035, H088).
  func qualified(_ name: String, _ holder: ModelHolder) -> String {
    let full = FrameworkNames.swiftUI + "." + name
    if holder.attributeName.hasPrefix(FrameworkNames.swiftUI + ".") { return full }
    let scope = holder.variable.map { plan.index.scope($0) }
      ?? ResolutionScope(file: holder.namePlace.file)
    // Here: a member of that name comes first, whatever it is.
    let isMember = holder.owner.map { !plan.index.members(name, of: $0).isEmpty } ?? false
    return isMember || plan.index.types.declares(name, in: scope) ? full : name
  }

  private mutating func storageEdits(_ holder: ModelHolder, _ form: String) -> [Edit] {
    guard let owner = holder.owner else { return [] }
    var edits: [Edit] = []
    let facts = storage(PropertyKey(owner, holder.name))
    let isAmbiguous = !facts.isEmpty && hasOtherForms(holder, in: owner, than: form)
    for fact in facts {
      if isAmbiguous {
        refuse(
          "object-wrapper", "'_\(holder.name)' may be that of several properties of one name",
          fact.place)
        continue
      }
      if fact.read != nil, form.hasPrefix("@") { continue }
      guard let assigned = fact.assigned, !assigned.wrapper.isEmpty, assigned.hasOneArgument else {
        refuse(
          "object-wrapper", "'_\(holder.name)' is used in a way that cannot be rewritten",
          fact.place)
        continue
      }
      let builder = builder(fact.place.file)
      if !form.hasPrefix("@") {
        edits += unwrap(fact, assigned)
        continue
      }
      if assigned.wrapper != "init" {
        edits.append(
          builder.replace(
            assigned.wrapperPlace.range, wrapperName(form, holder, behind: assigned, builder)))
      }
      if assigned.label != FrameworkNames.wrappedValue {
        edits.append(
          builder.relabel(
            assigned.valuePlace.range, from: assigned.label, to: FrameworkNames.wrappedValue))
      }
    }
    return edits
  }

  /// Whether a property is declared several times, under `#if`, and takes several forms.
  private func hasOtherForms(_ holder: ModelHolder, in owner: TypeID, than form: String) -> Bool {
    guard plan.index.ownMembers(holder.name, of: owner).count > 1 else { return false }
    return plan.holders.contains {
      $0.owner == owner && $0.name == holder.name && plan.newForm($0) != form
    }
  }

  /// The new wrapper's name for a call; the module stays where it is written already.
  private func wrapperName(
    _ form: String, _ holder: ModelHolder, behind assigned: StorageValue, _ builder: EditBuilder
  ) -> String {
    let word = String(form.dropFirst())
    let isQualified = assigned.place.range.start < assigned.wrapperPlace.range.start
    return isQualified ? word : qualified(word, holder)
  }
}
