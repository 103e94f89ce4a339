extension BlockerFinder {
  /// `init() { model.start() }`: until the view is shown, a `@StateObject` gives another object
  /// whenever it is asked, and what is done to that is lost; a `@State` gives the one that will be
  /// shown. That is what SwiftUI's warning "accessing StateObject's object without being installed
  /// on a View" is about.
  mutating func findUsesBeforeShown() {
    let held = holders.filter { $0.wrapper == .stateObject && becomesState($0) }
    guard !held.isEmpty else { return }
    // Here: initialisers that the compiler writes use nothing.
    let owners = Set(held.compactMap(\.owner)).filter { !index.initializers(of: $0).isEmpty }
    let (uses, outside) = (usesInInitializers(of: owners), usesOfValues)
    for holder in held {
      guard let key = holder.key, let owner = holder.owner else { continue }
      var places = outside[key].map { [$0] } ?? []
      if let found = uses[key] {
        let initializer = CodeNode(owner, FrameworkNames.initializer)
        let nodes = Set(
          reach.follow([initializer], entering: { graph.node($0).owner == owner }) { _ in true }
            .nodes)
        places += found.filter { nodes.contains($0.node) }.map(\.place)
      }
      guard let place = places.min() else { continue }
      for model in index.observableModels(of: holder.model) {
        add(
          model, "state-object",
          "'\(holder.name)' is used here before '\(holder.ownerName)' is shown: a '@StateObject'"
            + " gives an object then that nobody keeps, a '@State' the one that is shown", place,
          .acceptance)
      }
    }
  }

  /// What others do to a view's property by way of a value of the view, `page.model.load()`, the
  /// first of each. A value that somebody has in hand is none that is shown.
  private var usesOfValues: [PropertyKey: Place] {
    var result: [PropertyKey: Place] = [:]
    for file in facts.files {
      for through in file.usesThroughValues {
        let use = file.memberUses[through.use]
        guard use.isCall || use.isWrite, !use.isInAction, !use.unit.isPreview,
          // Here: what a shown view does is its own.
          use.unit.owner != through.owner || use.unit.isStatic,
          !isCoordinator(use.unit.owner, of: through.owner)
        else { continue }
        let key = PropertyKey(through.owner, through.property)
        result[key] = min(result[key] ?? use.place, use.place)
      }
    }
    return result
  }

  /// What only a representable that is shown makes, `Coordinator(parent: self)`: the value that it
  /// has in hand is one of the shown view.
  private func isCoordinator(_ type: TypeID?, of view: TypeID) -> Bool {
    guard let type, type != view, drawn.isRepresentable(view),
      let made = facts.constructions[type], !made.isEmpty
    else { return false }
    return made.allSatisfy {
      $0.unit.owner == view && !$0.unit.isStatic && drawn.isDrawn($0.unit.memberName, of: view)
    }
  }

  /// What the code of some types, that of drawing aside, does with their properties at once.
  private func usesInInitializers(
    of owners: Set<TypeID>
  ) -> [PropertyKey: [(node: CodeNode, place: Place)]] {
    var result: [PropertyKey: [(node: CodeNode, place: Place)]] = [:]
    func note(_ owner: TypeID, _ property: String, _ unit: CodeUnit, _ place: Place) {
      guard owners.contains(owner), unit.owner == owner,
        unit.kind == .initializer || !drawn.isDrawn(unit.memberName, of: owner)
      else { return }
      let name = unit.kind == .initializer ? FrameworkNames.initializer : unit.memberName
      result[PropertyKey(owner, property), default: []].append((CodeNode(owner, name), place))
    }
    for file in facts.files {
      for fact in file.properties where !fact.isInAction {
        note(fact.owner, fact.property, fact.unit, fact.place)
      }
      for fact in file.storage where fact.read != nil {
        note(fact.owner, fact.property, fact.unit, fact.place)
      }
    }
    return result
  }
}
