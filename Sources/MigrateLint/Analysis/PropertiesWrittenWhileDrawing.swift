extension [PropertyDecision] {
  /// Published properties that drawing changes through a model which the view does not observe: it
  /// was told of nothing. Tracked, two such views make each other draw again and again (H016).
  mutating func noteWritten(
    by reads: [MemberFact], _ drawn: DrawnReads, _ model: TypeID, _ code: DrawnCode,
    _ reach: CodeReach, observers: [ModelHolder]
  ) {
    let writing = MembersWriting(model, reach)
    // Here: nobody observes what was made just now.
    let reads = reads.filter { !$0.isOnOwnObject }.sorted { $0.place < $1.place }
    for position in indices where self[position].published != nil {
      let decision = self[position]
      guard decision.caution == nil, decision.action == .tracked,
        let write = code.writes[PropertyKey(model, decision.name)], write.isSure,
        // Here: a property that is named in what is drawn is read there; a function may change it.
        case let read = reads.first(where: {
          $0.member != decision.name
            && drawn.reach($0.member, of: model).contains(decision.name)
        }),
        read != nil || write.isChange && !observers.contains(where: {
          drawn.changes(decision.name, through: $0, write.place, writing)
        })
      else { continue }
      let way = reads.first { $0.member != decision.name && writing.sets(decision.name, $0.member) }
      let message = if let way {
        "drawing changes '\(decision.name)' by way of '\(way.member)', in a view that does not"
          + " observe the model"
      } else if let read {
        "drawing changes '\(decision.name)', which a view that does not observe the model shows"
          + " by way of '\(read.member)'"
      } else {
        "drawing changes '\(decision.name)' in place, and so reads it too"
      }
      self[position].caution = Blocker(
        rule: "published-property",
        message: message + "; once it is tracked, such views could make each other draw for ever",
        place: write.place, treatment: .acceptance)
    }
  }
}

/// Which members of a model set its properties, by themselves or by what they run.
struct MembersWriting {
  let model: TypeID
  let reach: CodeReach

  init(_ model: TypeID, _ reach: CodeReach) { (self.model, self.reach) = (model, reach) }

  func sets(_ property: String, _ member: String) -> Bool {
    let graph = reach.graph
    let target = graph.number(of: CodeReach.Target(owner: model, name: property))
    return reach.follow(graph.variants(of: CodeNode(model, member))) { _ in true }
      .touched(among: [target]).values.contains { $0.kinds.contains(.set) }
  }
}

extension DrawnReads {
  /// Whether drawing a view changes a property of the model that it observes: that redrew it before
  /// the migration, too.
  func changes(
    _ property: String, through holder: ModelHolder, _ place: Place, _ writing: MembersWriting
  ) -> Bool {
    guard let view = holder.owner else { return false }
    return index.isCode(place, of: view)
      || (readsByView[view] ?? []).contains { fact in
        fact.holder == holder.name
          && (fact.member == property ? fact.isWrite : writing.sets(property, fact.member))
      }
  }

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

extension Plan {
  /// By model, what observes it in views, or one above or below it.
  static func observers(
    _ holders: [ModelHolder], _ index: ProjectIndex
  ) -> [TypeID: [ModelHolder]] {
    var result: [TypeID: [ModelHolder]] = [:]
    for holder in holders where holder.isInView && holder.wrapper.isOfOldWorld {
      for model in index.hierarchy(of: holder.model) { result[model, default: []].append(holder) }
    }
    return result
  }

  static func noteWrittenWhileDrawn(
    _ holders: [ModelHolder], _ drawn: DrawnReads, _ code: DrawnCode, _ reach: CodeReach,
    _ observers: [TypeID: [ModelHolder]], _ properties: inout [TypeID: [PropertyDecision]]
  ) {
    let unobserved = drawn.unobservedReads(holders)
    for model in properties.keys {
      properties[model]?.noteWritten(
        by: unobserved[model] ?? [], drawn, model, code, reach, observers: observers[model] ?? [])
    }
  }
}
