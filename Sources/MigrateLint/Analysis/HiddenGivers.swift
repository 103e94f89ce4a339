/// Constructions of views of which the type, or what they give, cannot be seen.
struct HiddenGivers {
  private let index: ProjectIndex
  private var ofTypes: [TypeID: [HiddenConstruction]] = [:]
  /// Those of unknown types, by each label.
  private var byLabel: [String?: [HiddenConstruction]] = [:]

  init(_ index: ProjectIndex, _ facts: ProjectFacts) {
    self.index = index
    for construction in facts.files.lazy.flatMap(\.hiddenConstructions) {
      if let type = construction.type {
        ofTypes[type, default: []].append(construction)
      } else {
        for label in Set((construction.arguments ?? []).map(\.label)) {
          byLabel[label, default: []].append(construction)
        }
      }
    }
  }

  var isEmpty: Bool { ofTypes.isEmpty && byLabel.isEmpty }

  /// What may make a type, and give something by one of the labels.
  func constructions(of type: TypeID, _ labels: Set<String?>) -> [HiddenConstruction] {
    var seen: Set<Place> = []
    return ([type] + index.supertypes(of: type)).flatMap { ofTypes[$0] ?? [] }
      + labels.flatMap { byLabel[$0] ?? [] }.filter { seen.insert($0.place).inserted }
  }
}

extension OriginResolver {
  /// What may give a property of a view its model, where the compiler or somebody wrote an
  /// initialiser that takes one.
  func hiddenGivers(of holder: ModelHolder) -> [HiddenConstruction] {
    guard let owner = holder.owner, let member = holder.variable else { return [] }
    return hiddenGivers(of: PropertyKey(owner, holder.name), member, holding: holder.model)
  }

  func hiddenGivers(
    of key: PropertyKey, _ member: MemberID, holding model: TypeID?
  ) -> [HiddenConstruction] {
    guard !hidden.isEmpty, index.traits(key.owner).isViewLike else { return [] }
    let isMemberwise = hasMemberwiseInitializer(key.owner, for: member)
    let written = index.initializers(of: key.owner).filter { initializer in
      index.parameterTypes(of: initializer).contains { settings.mayBe($0, model) }
    }
    guard isMemberwise || !written.isEmpty else { return [] }
    var labels = Set(written.flatMap { index.function($0).parameters.map(\.label) })
    if isMemberwise { labels.insert(key.name) }
    return hidden.constructions(of: key.owner, labels).filter { construction in
      guard let arguments = construction.arguments else { return true }
      return isMemberwise && fitsMemberwise(arguments, key, model)
        || written.contains { fits(arguments, $0, giving: model) }
    }
  }

  private func fitsMemberwise(
    _ arguments: [ArgumentFact], _ key: PropertyKey, _ model: TypeID?
  ) -> Bool {
    arguments.contains { $0.label == key.name && settings.mayBe($0.type, model) }
      && arguments.allSatisfy { argument in
        guard let label = argument.label else { return argument.isClosure }
        return index.ownMembers(label, of: key.owner).contains { $0.kind == .variable }
      }
  }

  private func fits(
    _ arguments: [ArgumentFact], _ initializer: MemberID, giving model: TypeID?
  ) -> Bool {
    let parameters = index.function(initializer).parameters
    let labels = zip(parameters, index.parameterTypes(of: initializer))
      .filter { settings.mayBe($0.1, model) }.map(\.0.label)
    return OriginResolver.fits(arguments, parameters)
      && arguments.contains { labels.contains($0.label) && settings.mayBe($0.type, model) }
  }
}
