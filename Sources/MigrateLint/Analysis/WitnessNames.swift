extension BlockerFinder {
  /// `@Published var pages = [Page]()`, where `Page` is what a protocol asks for and nobody but the
  /// compiler says which type that is: the macro's accessors make it look for the property's type
  /// before it has found out, and it finds none.
  mutating func findNamesOfWitnesses(_ model: TypeID) {
    let protocols = Set(index.protocols(of: model))
    guard !protocols.isEmpty, !index.types.associatedTypes.isEmpty else { return }
    for decision in properties[model] ?? [] where decision.action == .tracked {
      let variable = decision.variable
      guard index.variable(variable).type == nil,
        let range = index.variable(variable).initialValueRange
      else { continue }
      let names = index.files[decision.place.file].names(usedIn: range)
      let asked = names.sorted().first { name in
        guard let owners = index.types.associatedTypes[name], !owners.isDisjoint(with: protocols)
        else { return false }
        if case .type = index.types.lookUp([name], in: index.scope(variable)) { return false }
        return true
      }
      guard let asked else { continue }
      add(
        model, "unsupported-declaration",
        "'\(decision.name)' has no written type and starts with a '\(asked)', which only a protocol"
          + " names: with the macro it would not compile; write the type", decision.place)
    }
  }
}
