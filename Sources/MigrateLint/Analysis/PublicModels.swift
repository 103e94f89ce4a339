// Public classes of libraries, which clients elsewhere observe (F10).
extension BlockerFinder {
  /// A public model of a package that nobody in the tree uses from another target: its clients
  /// are elsewhere, and their code changes its meaning too.
  mutating func findPublicModels() {
    guard !withClients.isEmpty else { return }
    let used = usedFromOtherTargets()
    for model in withClients.subtracting(used).sorted() {
      add(
        model, "outside-scope",
        "it is public and no other target of this tree makes or keeps one, tests aside; clients"
          + " elsewhere have to follow",
        Place(index[model].declaration.file, index.types.declaration(model).nameRange), .acceptance)
    }
  }

  /// Models that another target makes, keeps, or has views read. That something else calls them
  /// says nothing of who observes them.
  private func usedFromOtherTargets() -> Set<TypeID> {
    var result: Set<TypeID> = []
    // Here: an application below `Tests` is one.
    let applications = Set(
      index.types.types.filter { index.traits($0.id).isLongLived }.map(\.module))
    func note(_ model: TypeID, _ file: FileIndex) {
      let module = index.types.module(of: file)
      guard module != index[model].module, !result.contains(model),
        !index.isTest(file) || applications.contains(module)
      else { return }
      result.insert(model)
    }
    for holder in holders { note(holder.model, holder.namePlace.file) }
    for file in facts.files {
      for fact in file.constructions where index.isModel(fact.type) {
        note(fact.type, fact.place.file)
      }
      for fact in file.memberUses {
        guard let owner = fact.unit.owner, index.traits(owner).isViewLike else { continue }
        note(fact.model, fact.place.file)
      }
    }
    return result
  }
}
