/// Something that a migration changes as it is meant to: said beside a finding, no obstacle
/// (domain.md, rows with the grade "report").
public struct Consequence: Hashable, Sendable {
  public var message: String
  public var place: Place
}

extension Plan {
  // MARK: Holders

  /// A view that reads nothing of what it holds is no longer redrawn by its changes (H085, H096).
  func consequences(of holder: ModelHolder) -> [Consequence] {
    guard isToMigrate(holder.model), !isBlocked(holder.model) else { return [] }
    return reads(holder) + besides(holder)
  }

  /// What it shows and nothing tracks is no longer redrawn along with the model (H077).
  private func besides(_ holder: ModelHolder) -> [Consequence] {
    holder.key.flatMap { besides[$0] }.map { source in
      if let signal = source.repeated {
        return [
          Consequence(
            message: "'\(holder.ownerName)' \(source.words): setting '\(signal.name)' to the value"
              + " that it has already will no longer \(source.again)", place: source.place)
        ]
      }
      if case .condition = source.kind {
        let name = source.sign.name
        return [
          Consequence(
            message: "'\(holder.ownerName)' reads '\(name)' only if '\(source.name)' says so, and"
              + " nothing tracks that: as long as it is not read, its changes will no longer"
              + " refresh the view", place: source.place)
        ]
      }
      if !source.isSetAlong {
        return [
          Consequence(
            message: "'\(holder.ownerName)' \(source.words): what else"
              + " '\(index[holder.model].name)' publishes, such as '\(source.sign.name)', will no"
              + " longer \(source.again)",
            place: source.place)
        ]
      }
      return [
        Consequence(
          message: "'\(holder.ownerName)' shows '\(source.name)', which nothing tracks: setting"
            + " '\(source.sign.name)' will no longer refresh it", place: source.place)
      ]
    } ?? []
  }

  private func reads(_ holder: ModelHolder) -> [Consequence] {
    // Here: any name may be one that '@dynamicMemberLookup' reads.
    guard !silent.contains(holder.model), !index.isDynamic(holder.model) else { return [] }
    let late = drawn.lateReads(through: holder, facts)
    if !late.isEmpty {
      return late.map { Consequence(message: Self.message(late: $0, holder), place: $0.place) }
    }
    guard holder.isInView, !holder.isLocal, let member = holder.variable,
      !isReadWhileDrawn(holder), !isReadByContent(of: holder),
      !(holder.key.map(readByOtherWays.contains) ?? false),
      !(holder.owner.map { facts.isNeverMade($0, index) } ?? false)
    else { return [] }
    return [
      Consequence(
        message: "'\(holder.ownerName)' reads nothing of it while it is drawn: its changes will no"
          + " longer redraw it",
        place: Place(member.place.file, index.variable(member).nameRange))
    ]
  }

  /// Whether a view keeps closures that build what it draws, and one that somebody gives it reads
  /// the same model: that is read while the view itself is drawn.
  private func isReadByContent(of holder: ModelHolder) -> Bool {
    guard let owner = holder.owner,
      index.storedProperties(of: owner).contains(where: {
        guard case .function(let result)? = index.resolvedType(of: $0)?.unwrapped else {
          return false
        }
        return !result.isVoid && drawn.isDrawn(index.variable($0).name, of: owner)
      })
    else { return false }
    return (facts.constructions[owner] ?? []).contains { made in
      let content = made.arguments.filter(\.isClosure).map(\.place)
      return facts.files[made.place.file].memberUses.contains { fact in
        fact.model == holder.model && !fact.isWrite && !fact.isInAction
          && content.contains { $0.contains(fact.place) }
      }
    }
  }

  static func message(late read: MemberFact, _ holder: ModelHolder) -> String {
    "'\(holder.ownerName)' reads '\(read.member)' later, when nothing tracks it: its changes will"
      + " no longer update it"
  }

  func isReadWhileDrawn(_ holder: ModelHolder) -> Bool { drawn.uses(holder, facts) }

  /// Whether drawing a view reads what it holds, or puts it into the environment of others.
  func isAskedForWhileDrawn(_ holder: ModelHolder) -> Bool {
    isReadWhileDrawn(holder)
      || holder.owner.map { facts.injected[$0]?.contains(holder.model) ?? false } ?? false
  }

  // MARK: Models

  func consequences(ofMigrating model: TypeID) -> [Consequence] {
    guard isToMigrate(model), !isBlocked(model) else { return [] }
    return comparisons(of: model) + (untracked[model] ?? []) + animated(of: model)
      + adaptors(of: model) + takenDown(of: model)
      + (followers(of: model) ?? followersByOtherWays(of: model))
  }

  /// A view that reads a model without observing it, such as one that everybody shares, was told of
  /// no change; what it reads is tracked now.
  private func followers(of model: TypeID) -> [Consequence]? {
    guard let reads = drawn.readsWithoutHolder[model] else { return nil }
    let tracked = trackedNames(of: model)
    let hierarchy = Set(index.hierarchy(of: model))
    let shown = reads.filter { fact in
      !(fact.unit.owner.map { keeps($0, hierarchy) } ?? false)
        && !drawn.reach(fact.member, of: model).isDisjoint(with: tracked)
    }
    guard let first = shown.min(by: { $0.place < $1.place }) else { return nil }
    let name = first.unit.owner.map { "'\(index[$0].name)'" } ?? "what is drawn"
    let others = Set(shown.map(\.unit)).count - 1
    return [
      Consequence(
        message: "\(name) reads '\(first.member)' and does not observe '\(index[model].name)':"
          + " from now on it follows its changes"
          + (others > 0 ? "; so does other code that is drawn, \(others) more" : ""),
        place: first.place)
    ]
  }

  /// The same of a model that no view holds, and that views show by what others give of it.
  private func followersByOtherWays(of model: TypeID) -> [Consequence] {
    guard !heldInViews.contains(model) else { return [] }
    let shown = (plan(of: model)?.properties ?? []).filter {
      $0.action == .tracked && $0.published != nil && $0.isReadForSure && $0.read != nil
    }.map { (name: $0.name, place: $0.read ?? $0.place) }
    guard let first = shown.min(by: { $0.place < $1.place }) else { return [] }
    return [
      Consequence(
        message: "what is drawn here shows '\(first.name)' by way of other code and does not"
          + " observe '\(index[model].name)': from now on it follows its changes",
        place: first.place)
    ]
  }

  func trackedNames(of model: TypeID) -> Set<String> {
    Set((plan(of: model)?.properties ?? []).filter { $0.action == .tracked }.map(\.name))
  }

  /// Whether a type has a property of one of some models.
  private func keeps(_ type: TypeID, _ models: Set<TypeID>) -> Bool {
    index.storedProperties(of: type).contains { member in
      BodyReader(index: index, file: member.place.file).type(of: member).nominal
        .map(models.contains) ?? false
    }
  }

  /// What was never published told nobody of its change; what its observer animates told all.
  private func animated(of model: TypeID) -> [Consequence] {
    (plan(of: model)?.properties ?? []).filter { decision in
      decision.action == .tracked && decision.published == nil
        && index.variable(decision.variable).accessors.compactMap(\.body).contains {
          index.files[decision.variable.place.file].plainNames(in: $0)
            .contains(FrameworkNames.withAnimation)
        }
    }.map {
      Consequence(
        message: "'\($0.name)' tells views of its change itself now, ahead of the"
          + " '\(FrameworkNames.withAnimation)' in its observer: what it shows may no longer be"
          + " animated", place: $0.place)
    }
  }

  /// A hand-written comparison reads what it compares (H094): a view is told of what is tracked.
  private func comparisons(of model: TypeID) -> [Consequence] {
    let functions = index.ownMembers(FrameworkNames.equality, of: model)
      .filter { $0.kind == .function }
    guard !functions.isEmpty, case let tracked = trackedNames(of: model),
      !drawn.reach(FrameworkNames.equality, of: model).isDisjoint(with: tracked)
    else { return [] }
    return functions.map { member in
      Consequence(
        message: "a view that compares two of them observes what '==' reads",
        place: Place(member.place.file, index.function(member).nameRange))
    }
  }

  /// SwiftUI puts the delegates of an application and of its scenes into the environment (H098).
  private func adaptors(of model: TypeID) -> [Consequence] {
    if index.isSceneDelegate(model),
      let holder = holders.first(where: { $0.model == model && $0.ownership == .environment })
    {
      return [
        Consequence(
          message: "SwiftUI puts a scene's delegate into the environment: '\(holder.ownerName)'"
            + " asks for it there as soon as it is drawn", place: holder.namePlace)
      ]
    }
    return (delegateAdaptors[model] ?? []).map {
      Consequence(
        message: "'@\($0.attributeName)' puts it into the environment: views read it with"
          + " '@\(FrameworkNames.environmentName)(\(index[model].name).self)'", place: $0.namePlace)
    }
  }
}
