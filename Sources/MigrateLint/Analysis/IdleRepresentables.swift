// Representables that observe a model and read nothing of it.
//
// Each change of a model makes a representable that observes it bring what it represents up to
// date; a tracked one does so only for what that reads, by itself or by way of the view that it
// made (H085).
extension Plan {
  /// Said of the model's first published property.
  static func noteMissedUpdates(
    of idle: [TypeID: [ModelHolder]], _ index: ProjectIndex, _ reach: CodeReach,
    _ properties: inout [TypeID: [PropertyDecision]]
  ) {
    for (model, holders) in idle {
      guard let decisions = properties[model],
        let first = decisions.indices.filter({ decisions[$0].published != nil })
          .min(by: { decisions[$0].variable < decisions[$1].variable }),
        decisions[first].caution == nil
      else { continue }
      properties[model]?[first].caution = holders.firstResult {
        index.missedUpdate(of: $0, reach)?.blocker(about: model, index, decisions)
      }
    }
  }
}

extension BlockerFinder {
  /// The same where the view that is made was given the model.
  mutating func findRepresentablesThatHandOn() {
    for holder in holders
    where holder.isInView && !holder.isLocal && !holder.isInPreview && holder.wrapper.isOfOldWorld {
      guard drawn.uses(holder, facts), !drawn.usesBeyondMaking(holder, facts),
        let missed = index.missedUpdate(of: holder, reach)
      else { continue }
      for model in index.observableModels(of: holder.model) {
        guard let blocker = missed.blocker(about: model, index, properties[model] ?? []) else {
          continue
        }
        add(model, "observed-object", blocker.message, holder.namePlace, .acceptance)
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

/// The function by which a representable follows its model, and what that leads to.
private struct MissedUpdate {
  let name: String
  let holder: ModelHolder
  /// Whose members are read, and the names of those of nobody.
  let owners: Set<TypeID>
  let names: Set<String>

  /// nil where something of the model may be read.
  func blocker(
    about model: TypeID, _ index: ProjectIndex, _ decisions: [PropertyDecision]
  ) -> Blocker? {
    let lineage = [model] + index.superclasses(of: model) + index.protocols(of: model)
    let published = decisions.filter { $0.published != nil }.map(\.name)
    guard !published.isEmpty, owners.isDisjoint(with: lineage), names.isDisjoint(with: published)
    else { return nil }
    return Blocker(
      rule: "published-property",
      message: "every change of the model runs '\(name)' of '\(holder.ownerName)', which reads"
        + " nothing of it; after the migration none does", place: holder.namePlace,
      treatment: .acceptance)
  }
}

extension ProjectIndex {
  fileprivate func missedUpdate(of holder: ModelHolder, _ reach: CodeReach) -> MissedUpdate? {
    guard let owner = holder.owner, let update = representableUpdate(of: owner) else { return nil }
    let read = reach.follow([CodeNode(owner, update)]) { _ in true }.touched
      .filter { $0.kinds.contains(.observed) }.map { reach.graph.target($0.target) }
    return MissedUpdate(
      name: update, holder: holder, owners: Set(read.compactMap(\.owner)),
      names: Set(read.filter { $0.owner == nil }.map(\.name)))
  }

  /// The function by which a representable follows changes, if it does anything.
  fileprivate func representableUpdate(of owner: TypeID) -> String? {
    guard
      traits(owner).viewProtocols.contains(where: {
        $0.hasSuffix(FrameworkNames.representableSuffix)
      })
    else { return nil }
    return allMembers(of: owner).values.joined().sorted().firstResult { member -> String? in
      guard member.kind == .function, let body = function(member).body else { return nil }
      let (name, tree) = (function(member).name, files[member.place.file].body(body))
      guard name.hasPrefix(FrameworkNames.representableUpdate), tree.root >= 0 else { return nil }
      return tree.children(tree.root).contains { _ in true } ? name : nil
    }
  }
}
