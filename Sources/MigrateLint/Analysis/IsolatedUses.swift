/// What the code of types uses that only the main actor may use, as far as types are known: what a
/// name alone does not tell.
struct IsolatedUses {
  private let index: ProjectIndex
  private var names: [TypeID: Set<String>] = [:]
  private var known: [PropertyKey: Bool] = [:]

  init(_ index: ProjectIndex, _ facts: ProjectFacts) {
    self.index = index
    for file in facts.files {
      for unit in file.effects + file.lateEffects {
        guard let owner = unit.node.owner else { continue }
        for effect in unit.effects { note(effect.target, owner) }
      }
    }
  }

  /// The names by which code of some types uses it; `subscript` where no name does.
  func names(in types: some Sequence<TypeID>) -> Set<String> {
    types.reduce(into: []) { $0.formUnion(names[$1] ?? []) }
  }

  private mutating func note(_ target: EffectFact.Target, _ owner: TypeID) {
    guard case .member(let type, let name) = target, type != owner else { return }
    let key = PropertyKey(type, name)
    let isIsolated = known[key] ?? isIsolated(name, of: type)
    known[key] = isIsolated
    guard isIsolated else { return }
    names[owner, default: []].insert(
      name == FrameworkNames.initializer ? index[type].name : name)
  }

  private func isIsolated(_ name: String, of type: TypeID) -> Bool {
    index.members(name, of: type).contains { member in
      let declaration = index.outerDeclaration(member).map {
        index.files[member.place.file].outline.types[$0]
      }
      let modifiers = member.kind == .variable
        ? index.variable(member).modifiers : index.function(member).modifiers
      if modifiers.contains(where: { $0.name == FrameworkNames.nonisolated }) { return false }
      // Here: what never changes is read from anywhere, with no more than a warning.
      if member.kind == .variable, index.variable(member).isLet { return false }
      return index.isOnMainActor(member: member)
        || declaration?.attribute(FrameworkNames.mainActor) != nil
        || index.isOnMainActorWithProtocols(type)
        || index.owner(member).map { index.isOnMainActorWithProtocols($0) } ?? false
    }
  }
}
