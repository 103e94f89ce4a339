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
    guard holder.isInView, !holder.isLocal, isToMigrate(holder.model),
      let member = holder.variable, !isReadWhileDrawn(holder)
    else { return [] }
    return [
      Consequence(
        message: "'\(holder.ownerName)' reads nothing of it while it is drawn: its changes will no"
          + " longer redraw it",
        place: Place(member.place.file, index.variable(member).nameRange))
    ]
  }

  /// Whether drawing a view reads what it holds, binds it or hands it on.
  func isReadWhileDrawn(_ holder: ModelHolder) -> Bool {
    guard let owner = holder.owner else { return true }
    return holder.hasBinding || readsStorage(of: holder) || !drawnReads(through: holder).isEmpty
      || !drawn.readsOfHelpers(given: holder, facts).isEmpty
      || facts.handedOn.contains(PropertyKey(owner, holder.name))
  }

  // MARK: Models

  func consequences(ofMigrating model: TypeID) -> [Consequence] {
    isToMigrate(model) ? comparisons(of: model) + outsideState(of: model) + adaptors(of: model) : []
  }

  /// A hand-written comparison reads what it compares (H094).
  private func comparisons(of model: TypeID) -> [Consequence] {
    index.ownMembers("==", of: model).filter { $0.kind == .function }.map { member in
      Consequence(
        message: "a view that compares two of them observes what '==' reads",
        place: Place(member.place.file, index.function(member).nameRange))
    }
  }

  /// Computed properties that views show and that read nothing of the model itself (H077).
  private func outsideState(of model: TypeID) -> [Consequence] {
    index.allMembers(of: model).values.joined().filter {
      $0.kind == .variable && index.variable($0).isComputed && !index.variable($0).isStatic
    }.sorted().compactMap { member in
      let variable = index.variable(member)
      guard drawn.isRead(variable.name, of: model),
        readsOutside(variable, in: member.place.file, model),
        drawn.reach(variable.name, of: model).allSatisfy({ !isStored($0, of: model) })
      else { return nil }
      return Consequence(
        message: "a view shows '\(variable.name)', which reads nothing of '\(index[model].name)':"
          + " other changes of the model will no longer refresh it",
        place: Place(member.place.file, variable.nameRange))
    }
  }

  private func isStored(_ name: String, of model: TypeID) -> Bool {
    index.members(name, of: model).contains {
      $0.kind == .variable && !index.variable($0).isComputed && !index.variable($0).isStatic
        && !index.variable($0).isLet
    }
  }

  /// Whether a getter names a static or global variable, or a store of the system.
  private func readsOutside(
    _ variable: VariableDeclaration, in file: FileIndex, _ model: TypeID
  ) -> Bool {
    let parsed = index.files[file]
    let ranges = variable.accessorRange.map { [$0] } ?? []
    return ranges.flatMap { parsed.allNames(in: $0) }.contains { name in
      if FrameworkNames.outsideStores.contains(name) { return true }
      let members = index.globalMembers(name)
        + index.ownMembers(name, of: model).filter {
          $0.kind == .variable && index.variable($0).isStatic
        }
      return members.contains {
        $0.kind == .variable && !index.variable($0).isLet && !index.variable($0).isComputed
      }
    }
  }

  /// SwiftUI puts an application's delegate into the environment itself (H098).
  private func adaptors(of model: TypeID) -> [Consequence] {
    holders.filter {
      $0.model == model && $0.attributeName.hasSuffix(FrameworkNames.delegateAdaptorSuffix)
    }.map {
      Consequence(
        message: "'@\($0.attributeName)' puts it into the environment: views read it with"
          + " '@\(FrameworkNames.environmentName)(\(index[model].name).self)'", place: $0.namePlace)
    }
  }
}
