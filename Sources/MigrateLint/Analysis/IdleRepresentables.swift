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

extension BlockerFinder {
  /// The same where the update reads a part of the model, and has the rest drawn again by what it
  /// represents: `canvas.setNeedsDisplay()`.
  mutating func findRepresentablesThatRedraw() {
    var unread: [(holder: ModelHolder, model: TypeID, update: String, names: Set<String>)] = []
    for holder in holders
    where holder.isInView && !holder.isLocal && !holder.isInPreview && holder.wrapper.isOfOldWorld {
      guard let owner = holder.owner, let update = index.representableUpdate(of: owner),
        redraws(update, of: owner)
      else { continue }
      let reached = reach.follow([CodeNode(owner, update)]) { _ in true }
      let read = Set(
        reached.touched.filter { $0.kinds.contains(.observed) }
          .map { graph.target($0.target).name })
      for model in index.observableModels(of: holder.model) {
        let published = (properties[model] ?? []).filter { $0.published != nil }.map(\.name)
        // Here: where it reads nothing at all, that is said.
        guard !read.isDisjoint(with: published) else { continue }
        let names = Set(published).subtracting(read)
        if !names.isEmpty { unread.append((holder, model, update, names)) }
      }
    }
    guard !unread.isEmpty else { return }
    let asked = propertiesReadByWhatIsRepresented()
    for (holder, model, update, names) in unread {
      let lineage = [model] + index.superclasses(of: model)
      let missed = names.sorted().first { name in
        lineage.contains { asked.contains(PropertyKey($0, name)) }
      }
      guard let missed else { continue }
      add(
        model, "observed-object",
        "every change of the model runs '\(update)' of '\(holder.ownerName)', which has what it"
          + " represents drawn again; after the migration a change of '\(missed)' does not",
        holder.namePlace, .acceptance)
    }
  }

  private func redraws(_ update: String, of owner: TypeID) -> Bool {
    index.members(update, of: owner).contains { member in
      guard member.kind == .function, let body = index.function(member).body else { return false }
      let file = index.files[member.place.file]
      return file.members(usedIn: body).contains(where: FrameworkNames.redrawingMembers.contains)
    }
  }

  /// What classes of UIKit and AppKit, and coordinators, read of models.
  private func propertiesReadByWhatIsRepresented() -> Set<PropertyKey> {
    var result: Set<PropertyKey> = []
    for unit in facts.files.lazy.flatMap({ $0.effects + $0.lateEffects }) {
      guard let owner = unit.node.owner, index[owner].kind == .class, !index.isModel(owner) else {
        continue
      }
      for effect in unit.effects where effect.roles.contains(.read) {
        if case .member(let model, let name) = effect.target {
          result.insert(PropertyKey(model, name))
        }
      }
    }
    return result
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
