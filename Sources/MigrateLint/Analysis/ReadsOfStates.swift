// What initialisers ask for that a `@State` has run with each value of its view.
extension BlockerFinder {
  /// By the holder that becomes the `@State`: what its model's initialiser reads of what the model
  /// tracks. Whoever is drawn meanwhile observes that of the one that is kept; `@StateObject` made
  /// its model when the view itself was first drawn (H060).
  func readsWhileMakingStates() -> [PropertyKey: Consequence] {
    var result: [PropertyKey: Consequence] = [:]
    for holder in holders
    where holder.wrapper == .stateObject && becomesState(holder) && !holder.isInPreview {
      guard let key = holder.key, makesOthers(holder),
        case let made = (facts.constructions[holder.model] ?? []).filter({ !$0.unit.isPreview }),
        let (name, place) = reads(whileMaking: holder.model, by: made),
        isMadeWhileDrawing(key.owner)
      else { continue }
      result[key] = Consequence(
        message: "with '@State' the initialiser reads '\(name)' here while whoever shows"
          + " '\(holder.ownerName)' is drawn: that is drawn again, too, when it changes",
        place: place)
    }
    return result
  }
}

extension Plan {
  /// That of a holder, unless its migration is unsafe because of it.
  func reads(whileMakingModelOf holder: ModelHolder) -> [Consequence] {
    guard let key = holder.key, let read = readsWhileMade[key], makesModelEagerly(holder),
      !(plan(of: holder.model)?.cautions.contains { $0.place == read.place } ?? false)
    else { return [] }
    return [read]
  }
}
