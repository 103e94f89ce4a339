/// What views show of a model and nothing tracks: a part of an ordinary object, a global, the
/// clock. Any change of the model refreshed it, and no longer does (H077, H095).
struct UntrackedSources {
  let index: ProjectIndex
  let facts: ProjectFacts
  let drawn: DrawnReads
  let properties: [TypeID: [PropertyDecision]]
  /// The models that tell of changes by hand.
  private let sending: Set<TypeID>
  let reach: CodeReach
  /// Variables that something sets after their owner was made, with the code that does so.
  let writers: [CodeReach.Target: Set<Writer>]
  /// What drawn code outside of models reads of the objects that a model's properties keep.
  private let shownParts: [PropertyKey: [Part]]
  /// What views read while they are drawn, and not by way of a model.
  let shownBeside: [TypeID: [Place: CodeReach.Target]]

  /// The models that stay what they are, at least without `--unsafe-fixes`: what they publish tells
  /// only who observes them.
  var staying: [TypeID: ModelStatus] = [:]
  /// Of those the ones that whoever shows the model in question observes as well, or that migrate
  /// along with it.
  var heard: Set<TypeID> = []

  /// A model that only `--unsafe-fixes` migrates, and that is a part of what was found last.
  var waiting: TypeID?

  /// What code gives that is made of tracked properties and of others, by the code.
  var mixed: [CodeNode: Mixed] = [:]
  /// Of that what views show of models.
  var mixedMembers: [MixedMember] = []
  /// Whether what members give comes from what nothing tracks.
  var untrackedAnswers: [CodeReach.Target: Bool] = [:]
  /// Where the code that gives something asks the clock or a store; nil where it does not.
  var questions: [CodeNode: (place: Place, kind: SystemQuestionFact.Kind)?] = [:]
  /// By view, what its drawing reads only behind what nothing tracks.
  var hiddenInView: [TypeID: HiddenReads] = [:]

  private lazy var allShownBeside: Set<CodeReach.Target> = Set(
    shownBeside.values.flatMap(\.values))

  /// `item.title` of an object, and the variable that is read at its end.
  private struct Part {
    var path: String
    var target: CodeReach.Target
  }

  /// How many pieces of code are followed from one that a view shows.
  static let limit = 256

  /// Code that sets a variable: at once, or in its actions.
  struct Writer: Hashable {
    var node: CodeNode
    var isLate: Bool
  }

  init(
    _ index: ProjectIndex, _ facts: ProjectFacts, _ drawn: DrawnReads, _ graph: CodeGraph,
    properties: [TypeID: [PropertyDecision]], sending: Set<TypeID>,
    writers: [CodeReach.Target: Set<Writer>]
  ) {
    self.index = index
    self.facts = facts
    self.drawn = drawn
    self.properties = properties
    self.sending = sending
    reach = CodeReach(graph: graph)
    self.writers = writers
    (shownParts, shownBeside) = Self.shown(index, facts, drawn)
  }

  /// One note for each member of a model that shows such a thing.
  mutating func consequences(of model: TypeID) -> [Consequence] {
    let publishes = (properties[model] ?? []).contains { $0.published != nil }
    guard publishes || sending.contains(model) else { return [] }
    var result: [Consequence] = []
    var functions: Set<String> = []
    let plain = index.superclasses(of: model).filter { !index.isModel($0) }
    for member in plain.flatMap({ index.allMembers(of: $0).values.joined() }).sorted() {
      if let found = inherited(member, model) { result.append(found) }
    }
    for member in index.allMembers(of: model).values.joined().sorted() {
      waiting = nil
      let found: (name: String, range: ByteRange, share: Share)?
      if member.kind == .variable {
        let variable = index.variable(member)
        found = source(of: variable, model).map { ($0, variable.nameRange, $1) }
      } else {
        let function = index.function(member)
        // Here: functions of one name are one piece of code.
        guard gives(function), !function.isStatic, functions.insert(function.name).inserted else {
          continue
        }
        found = share(shownOf: function, model).map { (function.name, function.nameRange, $0) }
      }
      guard let found else {
        noteMixed(member, model)
        continue
      }
      result.append(
        Consequence(
          message: "a view shows '\(found.name)', \(found.share.rawValue) nothing tracks"
            + (waiting.map { " as long as '\(index[$0].name)' stays" } ?? "")
            + ": other changes of the model will no longer refresh it",
          place: Place(member.place.file, found.range)))
    }
    return result
  }

  /// What an ordinary superclass keeps, which the macro of the model does not see.
  private mutating func inherited(_ member: MemberID, _ model: TypeID) -> Consequence? {
    guard member.kind == .variable, case let variable = index.variable(member),
      !variable.isStatic,
      case let target = CodeReach.Target(owner: index.owner(member), name: variable.name),
      drawn.isRead(variable.name, of: model) || allShownBeside.contains(target),
      variable.isComputed
        ? target.owner.flatMap({ untrackedShare(CodeNode($0, target.name)) }) != nil
        : isUntracked(target)
    else { return nil }
    return Consequence(
      message: "a view shows '\(variable.name)' of the superclass, which nothing tracks: other"
        + " changes of '\(index[model].name)' will no longer refresh it",
      place: Place(member.place.file, variable.nameRange))
  }

  /// How much of what is shown nothing tracks.
  private enum Share: String {
    case all = "which"
    /// The clock or a setting beside a property that is tracked.
    case some = "a part of which"
  }

  private mutating func source(
    of variable: VariableDeclaration, _ model: TypeID
  ) -> (String, Share)? {
    guard !variable.isStatic, drawn.isRead(variable.name, of: model) else { return nil }
    guard variable.isComputed else {
      let keepsSuch = OutsideUses(index: index)
        .keeps(variable.name, model, FrameworkNames.shownObjects.contains)
      if keepsSuch { return (variable.name, .all) }
      return part(of: variable.name, model).map { ($0, .all) }
    }
    return untrackedShare(CodeNode(model, variable.name)).map { (variable.name, $0) }
      ?? part(of: variable.name, model).map { ($0, .all) }
  }

  private mutating func share(
    shownOf function: FunctionDeclaration, _ model: TypeID
  ) -> Share? {
    // Here: a delegate's function is called like the object that it is told about.
    let isCalledLikeOne = index.ownMembers(function.name, of: model).contains {
      $0.kind == .variable
    }
    guard !isCalledLikeOne, drawn.isShown(function.name, of: model) else { return nil }
    return untrackedShare(CodeNode(model, function.name))
  }

  // MARK: Code

  /// How much of what a piece of code gives comes from what nothing tracks.
  private mutating func untrackedShare(_ start: CodeNode) -> Share? {
    let found = untracked(behind: start)
    if found.asksSystem || !found.targets.isEmpty { return found.hasTrackedPart ? .some : .all }
    return hidesParts(start) ? .some : nil
  }

  private typealias Found = (
    targets: Set<CodeReach.Target>, asksSystem: Bool, hasTrackedPart: Bool
  )

  /// What that is. Services that are no objects are asked only where nothing else tells.
  mutating func untracked(
    behind start: CodeNode
  ) -> (targets: Set<CodeReach.Target>, asksSystem: Bool, hasTrackedPart: Bool) {
    if isMadeOnce(reach.graph.number(of: start)) { return ([], false, false) }
    let found = untracked(behind: start, withServices: false)
    let tells = found.asksSystem || found.hasTrackedPart || !found.targets.isEmpty
    return tells ? found : untracked(behind: start, withServices: true)
  }

  func reached(behind start: CodeNode, withServices: Bool) -> CodeReach.Reached {
    let own = Set(start.owner.map { [$0] + index.superclasses(of: $0) } ?? [])
    return reach.follow(
      [start], upTo: Self.limit,
      entering: { number in
        let node = reach.graph.node(number)
        guard !node.isSetter, !isMadeOnce(number) else { return false }
        guard let owner = node.owner else {
          return withServices && gives(node)
            && !index.mayBeOfCollections(CodeReach.Target(owner: nil, name: node.name))
        }
        let isBeside = withServices ? isBeside(owner) : isOrdinary(owner)
        return own.contains(owner) || isBeside && gives(node)
      }, { _ in true })
  }

  private mutating func untracked(behind start: CodeNode, withServices: Bool) -> Found {
    let outside = OutsideUses(index: index)
    let reached = reached(behind: start, withServices: withServices)
    // Here: what leads to hundreds of members leads to one that is tracked.
    if reached.nodes.count >= Self.limit { return ([], false, true) }
    let asksSystem = reached.nodes.contains { outside.asksSystem($0) }
    // Here: a tracked part mostly changes along with what code sets, and never with the clock.
    let used = reached.touched.filter { $0.kinds.contains(.used) }
      .map { reach.graph.target($0.target) }
    let parts = used.filter(isTracked)
    if !parts.isEmpty {
      let nodes = Set(reached.nodes)
      let targets = Set(used.filter { isUntracked($0, besides: nodes) })
      if !targets.isEmpty { mixed[start] = Mixed(targets: targets, parts: Set(parts)) }
      return ([], asksSystem, true)
    }
    waiting = used.compactMap(\.owner).filter(isWaiting).min() ?? waiting
    let nodes = Set(reached.nodes)
    return (Set(used.filter { isUntracked($0, besides: nodes) }), asksSystem, false)
  }

  /// Whether a piece of code gives a static or a global its value, which does not change with
  /// what it was made of. A closure that is kept runs whenever it is called.
  func isMadeOnce(_ number: CodeGraph.Number) -> Bool {
    guard number >= 0, reach.graph.mayBeMadeOnce(number) else { return false }
    let node = reach.graph.node(number)
    return members(CodeReach.Target(owner: node.owner, name: node.name)).allSatisfy { member in
      guard member.kind == .variable else { return false }
      return keepsNoClosure(BodyReader(index: index, file: member.place.file).type(of: member))
    }
  }

  /// Whether a value is of the project's types and plain ones of others, and of lists of those.
  private func keepsNoClosure(_ type: ResolvedType) -> Bool {
    switch type {
    case .nominal: true
    case .external(let name, let parts):
      parts.isEmpty && FrameworkNames.equatableTypes.contains(name)
    case .optional(let inner), .array(let inner): keepsNoClosure(inner)
    case .dictionary(_, let value): keepsNoClosure(value)
    case .tuple(let parts, _): parts.allSatisfy(keepsNoClosure)
    default: false
    }
  }

  // MARK: Parts

  private mutating func part(of name: String, _ model: TypeID) -> String? {
    let shown = (shownParts[PropertyKey(model, name)] ?? []).sorted { $0.path < $1.path }
    for part in shown {
      for target in behind(part.target)
      where isUntracked(target) || isUntracked(throughCode: target) {
        waiting = target.owner.flatMap { isWaiting($0) ? $0 : nil } ?? waiting
        return "\(name).\(part.path)"
      }
    }
    return nil
  }

  /// What a member may be: of a protocol, that of each ordinary class that conforms.
  private func behind(_ part: CodeReach.Target) -> [CodeReach.Target] {
    guard let owner = part.owner, index[owner].kind == .protocol else { return [part] }
    return reach.graph.variants(of: CodeNode(owner, part.name)).compactMap(\.owner)
      .filter(isOrdinary).map { CodeReach.Target(owner: $0, name: part.name) }
  }

  /// A computed property, a function or a subscript of an ordinary object.
  private mutating func isUntracked(throughCode part: CodeReach.Target) -> Bool {
    guard let owner = part.owner, isOrdinary(owner), !isStoredVariable(part),
      case let node = CodeNode(owner, part.name), gives(node)
    else { return false }
    return untrackedShare(node) == .all
  }

  /// `model.spectrum.bars`, where the names follow each other, at any distance, and
  /// `model.spectrum[0]`.
  private static func shown(
    _ index: ProjectIndex, _ facts: ProjectFacts, _ drawn: DrawnReads
  ) -> ([PropertyKey: [Part]], [TypeID: [Place: CodeReach.Target]]) {
    var parts: [PropertyKey: [Part]] = [:]
    var beside: [TypeID: [Place: CodeReach.Target]] = [:]
    for (file, fileFacts) in facts.files.enumerated() {
      for unit in fileFacts.effects {
        guard let owner = unit.node.owner, !unit.node.isSetter,
          drawn.isDrawn(unit.node.name, of: owner)
        else { continue }
        var models: [Int: (key: PropertyKey, path: String)] = [:]
        for effect in unit.effects where !effect.roles.contains(.write) {
          guard case .member(let type, let name) = effect.target else {
            if case .global(let name) = effect.target, effect.isSure {
              beside[owner, default: [:]][Place(file, effect.range)] =
                CodeReach.Target(owner: nil, name: name)
            }
            continue
          }
          let declaring = index.members(name, of: type).first.flatMap { index.owner($0) } ?? type
          if index.isModel(declaring) {
            models[effect.range.end] = (PropertyKey(declaring, name), "")
          }
          let start = name == FrameworkNames.subscriptName
            ? models.keys.filter { opensSubscript($0, effect.range, in: file, index) }.min()
            : [1, 2].map { effect.range.start - $0 }.first { models[$0] != nil }
          let target = CodeReach.Target(owner: declaring, name: name)
          let holder = start.flatMap { models[$0] }
          if let holder {
            let path = holder.path.isEmpty ? name : holder.path + "." + name
            parts[holder.key, default: []].append(Part(path: path, target: target))
            if models[effect.range.end] == nil { models[effect.range.end] = (holder.key, path) }
          }
          if holder == nil || index.isModel(declaring), effect.isSure, !effect.isOnOwnObject {
            beside[owner, default: [:]][Place(file, effect.range)] = target
          }
        }
      }
    }
    return (parts, beside)
  }

  /// Whether the base of a subscript ends at an offset: `base[…]`, `base?[…]`.
  private static func opensSubscript(
    _ end: Int, _ range: ByteRange, in file: FileIndex, _ index: ProjectIndex
  ) -> Bool {
    guard range.start < end, end + 1 < range.end else { return false }
    let text = index.files[file].source.text(ByteRange(end, end + 2))
    return text.hasPrefix("[") || text == "?[" || text == "!["
  }
}
