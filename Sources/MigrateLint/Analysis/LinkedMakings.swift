// Models that a link has made before anybody follows it.
extension Plan {
  /// A link makes the view that it leads to before anybody follows it. `@StateObject` made its
  /// model when the view was shown, each time anew; `@State` makes it with the view's struct, and
  /// one that is shown twice has the same model.
  func links(makingModelOf holder: ModelHolder) -> [Consequence] {
    guard let owner = holder.owner, holder.wrapper == .stateObject, makesModelEagerly(holder) else {
      return []
    }
    return links(to: owner).map {
      Consequence(
        message: "the link here makes it when it is drawn, not when it is followed, and keeps it:"
          + " leaving does not free it, and who comes back may find it as it was left",
        place: $0)
    }
  }

  /// The same of an instance that all share, which whoever asks first makes.
  func links(makingShared holder: ModelHolder) -> [Consequence] {
    guard let owner = holder.owner, holder.wrapper == .stateObject,
      case .shared = holder.ownership, isToMigrate(holder.model), !isBlocked(holder.model),
      let work = InitializerWeight(index: index).firstEffect(of: holder.model)
    else { return [] }
    return links(to: owner).isEmpty ? [] : [
      Consequence(
        message: "this runs when a link to '\(index[owner].name)' is drawn, not when it is"
          + " followed, unless somebody has asked for the shared"
          + " '\(index[holder.model].name)' before",
        place: work)
    ]
  }

  private func links(to view: TypeID) -> [Place] {
    let links = (facts.constructions[view] ?? []).filter { !$0.unit.isPreview }
      .compactMap { facts.link(making: $0) }
    return Set(links).sorted()
  }
}
