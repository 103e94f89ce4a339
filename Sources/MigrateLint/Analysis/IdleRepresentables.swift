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
        let update = index.representableUpdate(of: owner)
      else { continue }
      return .missedUpdate(update, holder)
    }
    return nil
  }
}

extension BlockerFinder {
  /// The same where the view that is made was given the model: what the update leads to may read
  /// it.
  mutating func findRepresentablesThatHandOn() {
    for holder in holders
    where holder.isInView && !holder.isLocal && !holder.isInPreview && holder.wrapper.isOfOldWorld {
      guard let owner = holder.owner, let update = index.representableUpdate(of: owner),
        drawn.uses(holder, facts), !drawn.usesBeyondMaking(holder, facts)
      else { continue }
      let reached = reach.follow([CodeNode(owner, update)]) { _ in true }
      let read = reached.touched.filter { $0.kinds.contains(.observed) }
        .map { graph.target($0.target) }
      let (owners, names) = (
        Set(read.compactMap(\.owner)), Set(read.filter { $0.owner == nil }.map(\.name)))
      for model in index.observableModels(of: holder.model) {
        let lineage = [model] + index.superclasses(of: model) + index.protocols(of: model)
        let published = (properties[model] ?? []).filter { $0.published != nil }.map(\.name)
        guard !published.isEmpty, owners.isDisjoint(with: lineage),
          names.isDisjoint(with: published)
        else { continue }
        add(
          model, "observed-object", Blocker.missedUpdate(update, holder).message, holder.namePlace,
          .acceptance)
      }
    }
  }
}

extension Blocker {
  fileprivate static func missedUpdate(_ update: String, _ holder: ModelHolder) -> Blocker {
    Blocker(
      rule: "published-property",
      message: "every change of the model runs '\(update)' of '\(holder.ownerName)', which reads"
        + " nothing of it; after the migration none does", place: holder.namePlace,
      treatment: .acceptance)
  }
}

extension ProjectIndex {
  /// The function by which a representable follows changes, if it does anything.
  fileprivate func representableUpdate(of owner: TypeID) -> String? {
    guard
      traits(owner).viewProtocols.contains(where: {
        $0.hasSuffix(FrameworkNames.representableSuffix)
      })
    else { return nil }
    return allMembers(of: owner).values.joined().sorted().lazy.compactMap { member -> String? in
      guard member.kind == .function, let body = function(member).body else { return nil }
      let (name, tree) = (function(member).name, files[member.place.file].body(body))
      guard name.hasPrefix(FrameworkNames.representableUpdate), tree.root >= 0 else { return nil }
      return tree.children(tree.root).isEmptySequence ? nil : name
    }.first
  }
}

extension Sequence {
  fileprivate var isEmptySequence: Bool { first { _ in true } == nil }
}
