// What `--unsafe-fixes` writes where a safe migration has to stop.
extension UnitRewriter {
  mutating func treat(_ caution: Blocker) {
    switch caution.treatment {
    case .onChange(let reception): rewrite(reception, caution)
    case .removedStatement(let place):
      step(
        caution.rule, caution.place, "take the forwarding away",
        [builder(place.file).removeStatement(place.range)])
    case .removedObservers(let member): removeObservers(of: member, caution)
    case .subject(let member, let name): feedSubject(of: member, name, caution)
    case .sink(let member, let keeper, let place): assign(to: member, keeper, place, caution)
    case .computedProperty(let member): compute(member, caution)
    case .refinement(let root): refine(root, caution)
    case .acceptance, nil: break
    }
  }

  /// `.onReceive(x.$p) { value in … }` as `.onChange(of: x.p, initial: true) { _, value in … }`.
  private mutating func rewrite(_ reception: Reception, _ caution: Blocker) {
    let file = reception.place.file
    let builder = builder(file)
    let argument = reception.argument.range
    let publisher = reception.publisher.range
    let isLater = reception.operators.contains(FrameworkNames.dropFirst)
    guard let closure = reception.closure,
      let dollar = builder.text(publisher).utf8.lastIndex(of: UInt8(ascii: "$"))
    else { return }
    let text = builder.text(publisher)
    let offset = publisher.start + text.utf8.distance(from: text.utf8.startIndex, to: dollar)
    var edits = [
      builder.replace(reception.place.range, FrameworkNames.onChange),
      .insertion(file, at: argument.start, "of: "),
      builder.replace(ByteRange(offset, offset + 1), ""),
      builder.replace(
        ByteRange(publisher.end, argument.end), isLater ? "" : ", initial: true"),
    ]
    if let label = reception.label { edits.append(builder.replace(label.range, ", ")) }
    if let parameter = closure.parameter {
      edits.append(.insertion(file, at: parameter.range.start, "_, "))
    }
    edits += closure.implicitParameters.map { builder.replace($0.range, "$1") }
    step(caution.rule, caution.place, "make it '.onChange(of:initial:)'", edits)
  }

  /// Takes the observers away, with the braces and the blank before them.
  private mutating func removeObservers(of member: MemberID, _ caution: Blocker) {
    let variable = plan.index.variable(member)
    guard let range = variable.accessorRange else { return }
    let builder = builder(member.place.file)
    step(
      caution.rule, caution.place, "take the observer away",
      [builder.removeBehind(range)])
  }

  /// A computed property over an ignored stored one, in place of `@AppStorage var x` (H003).
  private mutating func compute(_ member: MemberID, _ caution: Blocker) {
    let variable = plan.index.variable(member)
    guard let type = plan.index.writtenType(of: member), let attribute = variable.attributes.first
    else { return }
    let builder = builder(member.place.file)
    let stored = storedName(variable.name)
    let start = variable.range.start
    let ending = builder.lineEnding(at: start)
    let indent = builder.indentation(at: start)
    let step = builder.indentationStep
    let access = variable.modifiers.map { builder.text($0.range) + " " }.joined()
    let value = builder.text(ByteRange(variable.nameRange.end, variable.range.end))
    let lines = [
      "\(access)var \(variable.name): \(type) {",
      step + "get {",
      step + step + "access(keyPath: \\.\(variable.name))",
      step + step + "return \(stored)",
      step + "}",
      step + "set {",
      step + step + "withMutation(keyPath: \\.\(variable.name)) {",
      step + step + step + "\(stored) = newValue",
      step + step + "}",
      step + "}",
      "}",
      "@\(FrameworkNames.observationIgnored) \(builder.text(attribute.range)) private var "
        + stored + value,
    ]
    self.step(
      caution.rule, caution.place, "keep it behind a computed property",
      [builder.replace(variable.range, lines.joined(separator: ending + indent))])
  }

  /// `protocol P: ObservableObject` as `protocol P: AnyObject, Observable` (H040).
  private mutating func refine(_ root: TypeID, _ caution: Blocker) {
    guard let (range, part) = ProtocolRefinement.written(root, in: plan.index) else { return }
    let declaration = plan.index.types.declaration(part)
    let builder = builder(part.file)
    let scope = ResolutionScope(file: part.file, declaration: declaration.parent)
    var name = FrameworkNames.observable
    if plan.index.types.declares(name, in: scope) { name = FrameworkNames.observation + "." + name }
    let isBoundToClasses = declaration.inheritance.contains {
      $0.type.mentionedNames.contains(FrameworkNames.anyObject)
    }
    let inherited = declaration.inheritance.first { $0.range.contains(range) }
    let separator = inherited?.range == range ? ", " : " & "
    let text = isBoundToClasses ? name : FrameworkNames.anyObject + separator + name
    var edits = importOfObservation(for: declaration, in: part.file, root)
    edits.append(builder.replace(builder.observableObject(in: range), text))
    step(caution.rule, caution.place, "require 'Observable'", edits)
  }
}
