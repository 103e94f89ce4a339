// Representables that observe a model and read nothing of it.
extension PropertyDecider {
  /// Each change of a model makes a representable that observes it bring what it represents up to
  /// date, whatever that reads; a tracked one does so only for what it reads (H085). Said once, of
  /// the model's first published property.
  func updatesOthers(_ member: MemberID, _ model: TypeID) -> Blocker? {
    guard let holders = idle[model],
      index.storedProperties(of: model).filter({ index.wrapper($0).wrapper == .published }).min()
        == member
    else { return nil }
    for holder in holders {
      guard let owner = holder.owner,
        index.traits(owner).viewProtocols.contains(where: {
          $0.hasSuffix(FrameworkNames.representableSuffix)
        }), let update = update(of: owner)
      else { continue }
      return Blocker(
        rule: "published-property",
        message: "every change of the model runs '\(update)' of '\(holder.ownerName)', which reads"
          + " nothing of it; after the migration none does", place: holder.namePlace,
        treatment: .acceptance)
    }
    return nil
  }

  /// The function by which a representable follows changes, if it does anything.
  private func update(of owner: TypeID) -> String? {
    index.allMembers(of: owner).values.joined().sorted().lazy.compactMap { member -> String? in
      guard member.kind == .function, let body = index.function(member).body else { return nil }
      let (name, tree) = (index.function(member).name, index.files[member.place.file].body(body))
      guard name.hasPrefix(FrameworkNames.representableUpdate), tree.root >= 0 else { return nil }
      return tree.children(tree.root).isEmptySequence ? nil : name
    }.first
  }
}

extension Sequence {
  fileprivate var isEmptySequence: Bool { first { _ in true } == nil }
}
