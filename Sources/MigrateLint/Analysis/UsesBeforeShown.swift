extension BlockerFinder {
  /// `init() { model.start() }`: until the view is shown, a `@StateObject` gives another object
  /// whenever it is asked, and what is done to that is lost; a `@State` gives the one that will be
  /// shown. That is what SwiftUI's warning "accessing StateObject's object without being installed
  /// on a View" is about.
  mutating func findUsesBeforeShown() {
    // Here: what the compiler writes for others uses nothing.
    let held = holders.filter { holder in
      holder.wrapper == .stateObject && becomesState(holder)
        && holder.owner.map { !index.initializers(of: $0).isEmpty } ?? false
    }
    guard !held.isEmpty else { return }
    let uses = usesInInitializers(of: Set(held.compactMap(\.owner)))
    let reach = CodeReach(graph: graph)
    for holder in held {
      guard let key = holder.key, let found = uses[key], let owner = holder.owner else { continue }
      let initializer = CodeNode(owner, FrameworkNames.initializer)
      let nodes = Set(
        reach.follow([initializer], entering: { $0.owner == owner }) { _ in true }.nodes)
      let place = found.filter { nodes.contains($0.node) }.map(\.place).min()
      guard let place else { continue }
      for model in index.observableModels(of: holder.model) {
        add(
          model, "state-object",
          "'\(holder.name)' is used here before '\(holder.ownerName)' is shown: a '@StateObject'"
            + " gives an object then that nobody keeps, a '@State' the one that is shown", place,
          .acceptance)
      }
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
