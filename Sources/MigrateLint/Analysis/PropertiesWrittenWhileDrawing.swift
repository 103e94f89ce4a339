extension [PropertyDecision] {
  /// Published properties that drawing changes through a model which the view does not observe: it
  /// was told of nothing. Tracked, two such views make each other draw again and again (H016).
  mutating func noteWritten(
    by reads: [MemberFact], _ drawn: DrawnReads, _ model: TypeID, _ code: DrawnCode
  ) {
    for position in indices where self[position].published != nil {
      let decision = self[position]
      guard decision.caution == nil, decision.action == .tracked,
        let write = code.writes[PropertyKey(model, decision.name)], write.isSure,
        // Here: a property that is named in what is drawn is read there; a function may change it.
        let read = reads.filter({
          // Here: nobody observes what was made just now.
          !$0.isOnOwnObject && $0.member != decision.name
            && drawn.reach($0.member, of: model).contains(decision.name)
        }).min(by: { $0.place < $1.place })
      else { continue }
      self[position].caution = Blocker(
        rule: "published-property",
        message: "drawing changes '\(decision.name)' by way of '\(read.member)', in a view that"
          + " does not observe the model; once it is tracked, such views could make each other"
          + " draw for ever", place: write.place, treatment: .acceptance)
    }
  }
}

extension DrawnReads {
  /// What drawn code uses of models that the view does not observe, by the model.
  func unobservedReads(_ holders: [ModelHolder]) -> [TypeID: [MemberFact]] {
    var result = readsWithoutHolder
    let plain = Set(holders.lazy.filter { $0.isInView && $0.wrapper == .none }.compactMap(\.key))
    for (owner, facts) in readsByView {
      for fact in facts {
        guard let holder = fact.holder, plain.contains(PropertyKey(owner, holder)) else { continue }
        result[fact.model, default: []].append(fact)
      }
    }
    return result
  }
}
