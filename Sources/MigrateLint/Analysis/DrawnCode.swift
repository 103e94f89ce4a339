/// What may run while views are drawn, and what that reads and writes of models.
///
/// It errs on the side of drawing: followed is whatever a drawing member may call, through
/// overrides, conformers, closures and key paths, and where a type is not known, every member of
/// the name. What only actions run stays out.
struct DrawnCode {
  struct Use {
    /// Where code outside of models reads it, or where it is written.
    var place: Place
    /// Every step on the way to it is known.
    var isSure: Bool
    /// It runs soon after, each time something is drawn.
    var isScheduled = false
    /// It is changed in place, `x += 1`, which reads it too.
    var isChange = false

    /// What drawing does to a property there.
    var verb: String { isScheduled ? "starts what writes" : isSure ? "writes" : "may write" }
  }

  private(set) var reads: [PropertyKey: Use] = [:]
  private(set) var writes: [PropertyKey: Use] = [:]

  let index: ProjectIndex
  let facts: ProjectFacts
  private var hierarchy: MemberHierarchy
  private var units: [CodeNode: [(file: FileIndex, position: Int)]] = [:]
  /// What is reached, and how surely.
  private var reached: [Step: Doubt] = [:]
  /// Stored properties that are read, where a method has their name: that does not run.
  private var stored: [Step: Doubt] = [:]
  private var queues: [[Step]] = [[], [], []]
  /// Uses that were followed already, by what they are about.
  private var followed: [Touch: Doubt] = [:]
  /// Where code outside of models effects a member first, of those ways that are sure, and of all.
  private var sureEntries: [PropertyKey: Place] = [:]
  private var entries: [PropertyKey: Place] = [:]
  /// Uses by name alone that were followed already, with the first place of each.
  private var guessed: [Guess: Place] = [:]
  private var namedByKeyPaths: [(effect: EffectFact, place: Place)] = []
  private var writesKeyPaths = false
  private let initializersOfOthers: [CodeNode]

  init(_ index: ProjectIndex, _ facts: ProjectFacts) {
    self.index = index
    self.facts = facts
    hierarchy = MemberHierarchy(index)
    initializersOfOthers = index.initializersOfOthers
    guard index.owners.hasOldModels else { return }
    for (file, fileFacts) in facts.files.enumerated() {
      for (position, unit) in fileFacts.effects.enumerated() {
        units[unit.node, default: []].append((file, position))
      }
    }
    addRoots()
    run()
    if writesKeyPaths {
      for (effect, place) in namedByKeyPaths {
        follow(effect, with: .write, at: place, from: Step(node: CodeNode(nil, "")), .time)
      }
      run()
    }
    for (guess, place) in guessed { noteEntries(guess, at: place) }
    findReads()
  }

  /// What drawing starts writes, soon after and each time: tracked, it would draw for ever.
  func noting(scheduled: [PropertyKey: Place]) -> DrawnCode {
    var result = self
    for (key, place) in scheduled where writes[key] == nil {
      result.writes[key] = Use(place: place, isSure: true, isScheduled: true)
    }
    return result
  }

  // MARK: What runs

  private mutating func addRoots() {
    addNamelessRoots()
    for view in index.globalViews() {
      let name =
        view.kind == .function ? index.function(view).name : index.variable(view).name
      reach(Step(node: CodeNode(nil, name)), .time)
    }
    let further = FrameworkNames.furtherDrawingMembers.filter { index.owners.types[$0] != nil }
    for entity in index.types.types {
      let traits = index.traits(entity.id)
      let isDrawn = traits.isViewLike
        || (entity.kind == .struct || entity.kind == .enum) && !traits.externalSupertypes.isEmpty
      guard isDrawn else { continue }
      let names = index.drawingMembers(of: entity.id).union(further)
      for name in names.sorted() {
        for member in index.members(name, of: entity.id) {
          reach(Step(node: CodeNode(index.owner(member), name)), .none)
        }
      }
      // Here: an application is made once, before anything is drawn.
      if traits.isViewLike, !traits.isLongLived {
        reach(Step(node: CodeNode(entity.id, FrameworkNames.initializer)), .none)
      }
    }
  }

  /// What is called where nobody names it: for a pattern, for a part of a result builder's block.
  private mutating func addNamelessRoots() {
    for name in FrameworkNames.namelessFunctions.sorted()
    where name != FrameworkNames.callAsFunction {
      reach(Step(node: CodeNode(nil, name)), .time)
      for owner in index.owners.types[name] ?? [] {
        reach(Step(node: CodeNode(owner, name)), .time)
      }
    }
  }

  private mutating func reach(_ step: Step, _ doubt: Doubt) {
    if let known = reached[step], known <= doubt { return }
    reached[step] = doubt
    queues[doubt.rawValue].append(step)
  }

  private mutating func run() {
    while let doubt = queues.indices.first(where: { !queues[$0].isEmpty }) {
      let step = queues[doubt].removeLast()
      // Here: what was reached more surely since has been followed already.
      if let doubt = Doubt(rawValue: doubt), reached[step] == doubt { follow(step, doubt) }
    }
  }

  private mutating func follow(_ step: Step, _ doubt: Doubt) {
    reachWrapper(of: step, doubt)
    let isOnce = step.phase == .drawn && index.isMadeOnce(step.node)
    for (file, position) in units[step.node] ?? [] {
      for effect in facts.files[file].effects[position].effects {
        let place = Place(file, effect.range)
        if effect.roles.contains(.keyPath) { namedByKeyPaths.append((effect, place)) }
        let further: Doubt = effect.isSure ? doubt : max(doubt, .time)
        var step = step
        // Here: closures in what is made may run again.
        if isOnce, effect.isSure { step.phase = .making }
        follow(effect, with: effect.roles, at: place, from: step, further)
      }
    }
  }

  /// The code of a property wrapper of the project.
  private mutating func reachWrapper(of step: Step, _ doubt: Doubt) {
    guard let owner = step.node.owner else { return }
    for member in index.ownMembers(step.node.name, of: owner) where member.kind == .variable {
      for wrapper in index.ownWrappers(of: member) {
        let accesses = [
          FrameworkNames.wrappedValue, FrameworkNames.projectedValue, FrameworkNames.subscriptName,
        ]
        for name in accesses {
          reach(Step(node: CodeNode(wrapper, name, isSetter: step.node.isSetter)), doubt)
        }
      }
    }
  }

  // MARK: Uses

  private mutating func follow(
    _ effect: EffectFact, with roles: EffectFact.Roles, at place: Place, from step: Step,
    _ doubt: Doubt
  ) {
    switch effect.target {
    case .member(let type, let name):
      touch(PropertyKey(type, name), roles, effect, at: place, from: step, doubt)
    case .global(let name):
      reachGlobal(name, roles, from: step, doubt)
    case .anyone(let name, let labels):
      guard doubt < .name else { return }
      for type in hierarchy.hiddenCandidates(name, labels, roles, from: place) {
        touch(PropertyKey(type, name), roles, effect, at: place, from: step, .name)
      }
      guard isNew(effect, roles, at: place, from: step) else { return }
      for type in hierarchy.openCandidates(name, labels, roles, from: place.file) {
        touch(PropertyKey(type, name), roles, effect, at: place, from: step, .name)
      }
      reachGlobal(name, roles, from: step, .name)
      guard name == FrameworkNames.initializer else { return }
      for node in initializersOfOthers { reachGlobal(node.name, roles, from: step, .name) }
    case .whole(let type, let isDescribed):
      for name in hierarchy.implicitMembers(of: type)
      where isDescribed || !FrameworkNames.descriptions.contains(name) {
        touch(PropertyKey(type, name), .read, effect, at: place, from: step, doubt)
      }
    case .keyPaths: writesKeyPaths = true
    }
  }

  /// Whether no use like it has been followed: there may be as many as members they lead to.
  private mutating func isNew(
    _ effect: EffectFact, _ roles: EffectFact.Roles, at place: Place, from step: Step
  ) -> Bool {
    // Here: what is being made matters to members of the same object only.
    guard case .anyone(let name, let labels) = effect.target, step.phase != .fresh else {
      return true
    }
    let guess = Guess(
      name: name, labels: labels, roles: roles, phase: step.phase,
      isOfModel: step.node.owner.map { index.isModel($0) } ?? false,
      sight: hierarchy.sight(of: place.file))
    let known = guessed[guess]
    guessed[guess] = min(known ?? place, place)
    return known == nil
  }

  /// What was noted at the place of the first such use that was followed is there earlier, perhaps.
  private mutating func noteEntries(_ guess: Guess, at place: Place) {
    let isRead = !guess.roles.isDisjoint(with: [.read, .call])
    let types = hierarchy.openCandidates(guess.name, guess.labels, guess.roles, from: place.file)
    for type in types {
      let key = PropertyKey(type, guess.name)
      if isRead, !guess.isOfModel { entries[key] = min(entries[key] ?? place, place) }
      if guess.roles.contains(.write), guess.phase == .drawn {
        noteWrite(key, at: place, isSure: false, isChange: guess.roles.contains(.change))
      }
    }
  }

  private mutating func reachGlobal(
    _ name: String, _ roles: EffectFact.Roles, from step: Step, _ doubt: Doubt
  ) {
    let phase = step.phase == .fresh ? .making : step.phase
    reach(Step(node: CodeNode(nil, name), phase: phase), doubt)
    if roles.contains(.write) {
      reach(Step(node: CodeNode(nil, name, isSetter: true), phase: phase), doubt)
    }
  }

  private mutating func touch(
    _ key: PropertyKey, _ roles: EffectFact.Roles, _ effect: EffectFact, at place: Place,
    from step: Step, _ doubt: Doubt
  ) {
    let (isRead, isWrite) = (!roles.isDisjoint(with: [.read, .call]), roles.contains(.write))
    let above = effect.isOfSuper ? hierarchy.declarersAbove(key) : nil
    let isOutside = !(step.node.owner.map { index.isModel($0) } ?? false)
    if isRead, isOutside, above?.contains(where: index.isModel) ?? true {
      if doubt == .none { sureEntries[key] = min(sureEntries[key] ?? place, place) }
      entries[key] = min(entries[key] ?? place, place)
    }
    var phase = step.phase
    if phase == .fresh, !(step.node.owner.map { hierarchy.areRelated($0, key.owner) } ?? false) {
      phase = .making
    }
    // Here: nobody has seen anything of an object that the code has made itself.
    let isSeen = phase == .drawn && !effect.isOnNewObject
    if isWrite, isSeen {
      noteWrite(key, at: place, isSure: doubt == .none, isChange: roles.contains(.change))
    }
    let touch = Touch(
      key: key, isRead: isRead, isWrite: isWrite, isOfSuper: effect.isOfSuper, phase: phase)
    if let known = followed[touch], known <= doubt { return }
    followed[touch] = doubt
    if key.name == FrameworkNames.initializer {
      if index.isModel(key.owner) { phase = .fresh }
      for type in hierarchy.superclasses(of: key.owner) {
        reach(Step(node: CodeNode(type, key.name), phase: phase), doubt)
      }
      return
    }
    for owner in above ?? hierarchy.declarers(of: key) {
      // Here: what a model starts while it is made gives nothing that it could show.
      if phase == .making, hierarchy.givesNothing(key.name, owner) { continue }
      let isStored = !roles.contains(.call) && index.isStoredBesideMethods(key.name, of: owner)
      if isRead {
        let step = Step(node: CodeNode(owner, key.name), phase: phase)
        if isStored { stored[step] = min(stored[step] ?? doubt, doubt) } else { reach(step, doubt) }
      }
      if isWrite {
        let setter = CodeNode(owner, key.name, isSetter: true)
        reach(Step(node: setter, phase: phase), doubt)
      }
    }
  }

  private mutating func noteWrite(
    _ key: PropertyKey, at place: Place, isSure: Bool, isChange: Bool
  ) {
    for owner in hierarchy.declarers(of: key) where index.isModel(owner) {
      let property = PropertyKey(owner, key.name)
      var use = Use(place: place, isSure: isSure, isChange: isChange)
      if let known = writes[property] {
        if known.isSure, !isSure { continue }
        if known.isSure == isSure {
          use.place = min(known.place, place)
          use.isChange = known.isChange || isChange
        }
      }
      writes[property] = use
    }
  }

  // MARK: What is read

  /// Gives every member of a model that is read the first place outside of models that leads there.
  private mutating func findReads() {
    for (isSure, found) in [(true, sureEntries), (false, entries)] {
      var seen: Set<CodeNode> = []
      var guesses: Set<Guess> = []
      for (key, place) in found.sorted(by: { ($0.value, $0.key.owner) < ($1.value, $1.key.owner) })
      {
        markReads(from: key, at: place, isSure: isSure, seen: &seen, &guesses)
      }
    }
    for (key, place) in knownReads(of: reads.filter { !$0.value.isSure }.keys) {
      reads[key]?.place = place
    }
  }

  private mutating func markReads(
    from key: PropertyKey, at place: Place, isSure: Bool, seen: inout Set<CodeNode>,
    _ guesses: inout Set<Guess>
  ) {
    var open = hierarchy.nodes(of: key)
    while let node = open.popLast() {
      guard let owner = node.owner, index.isModel(owner), seen.insert(node).inserted else {
        continue
      }
      let property = PropertyKey(owner, node.name)
      if reads[property] == nil, isReached(node, surely: isSure) {
        reads[property] = Use(place: place, isSure: isSure)
      }
      for (file, position) in units[node] ?? [] {
        for effect in facts.files[file].effects[position].effects where effect.isSure || !isSure {
          for key in targets(of: effect, in: file, besides: &guesses) {
            open += hierarchy.nodes(of: key, isOfSuper: effect.isOfSuper)
          }
        }
      }
    }
  }

  /// Whether drawing may run a piece of code, at any distance.
  func mayRun(_ unit: CodeUnit) -> Bool { mayRun(CodeNode(unit.owner, unit.memberName)) }

  func mayRun(_ node: CodeNode) -> Bool {
    [Phase.drawn, .fresh, .making].contains { reached[Step(node: node, phase: $0)] != nil }
  }

  func isReached(_ node: CodeNode, surely: Bool) -> Bool {
    [Phase.drawn, .making].contains { phase in
      let step = Step(node: node, phase: phase)
      return [reached[step], stored[step]].contains { $0.map { !surely || $0 == .none } ?? false }
    }
  }

  private mutating func targets(
    of effect: EffectFact, in file: FileIndex, besides guesses: inout Set<Guess>
  ) -> [PropertyKey] {
    let roles = effect.roles
    guard roles.subtracting(.change) != .write else { return [] }
    switch effect.target {
    case .member(let type, let name): return [PropertyKey(type, name)]
    case .anyone(let name, let labels):
      let guess = Guess(
        name: name, labels: labels, roles: roles, phase: .drawn, isOfModel: true,
        sight: hierarchy.sight(of: file))
      var found = hierarchy.hiddenCandidates(
        name, labels, roles, from: Place(file, effect.range))
      if guesses.insert(guess).inserted {
        found += hierarchy.openCandidates(name, labels, roles, from: file)
      }
      return found.map { PropertyKey($0, name) }
    case .whole, .global, .keyPaths: return []
    }
  }
}
