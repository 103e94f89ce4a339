/// What is put into the properties of views' values by others: `copy.model = model`, or a key path
/// to one, by which somebody may set it.
struct PropertySettings {
  private let index: ProjectIndex
  /// By name, of those asked about.
  private var settings: [String: [SettingFact]] = [:]
  private var keyPaths: [String: [(owner: TypeID?, place: Place)]] = [:]

  init(of names: Set<String>, index: ProjectIndex, facts: ProjectFacts) {
    self.index = index
    guard !names.isEmpty else { return }
    for (file, fileFacts) in facts.files.enumerated() {
      for fact in fileFacts.settings where names.contains(fact.property) {
        settings[fact.property, default: []].append(fact)
      }
      for effect in fileFacts.effects.lazy.flatMap(\.effects)
      where effect.roles.contains(.keyPath) {
        let place = Place(file, effect.range)
        switch effect.target {
        case .member(let owner, let name) where names.contains(name):
          keyPaths[name, default: []].append((owner, place))
        case .anyone(let name, _) where names.contains(name):
          keyPaths[name, default: []].append((nil, place))
        default: break
        }
      }
    }
  }

  /// Where somebody may set the property of a value, and what to.
  func settings(of key: PropertyKey) -> [(origin: Origin, place: Place, isPreview: Bool)] {
    let set = (settings[key.name] ?? []).filter { mayMean($0.owner, key) }
    let named = (keyPaths[key.name] ?? []).filter { mayMean($0.owner, key) }
    return set.map { ($0.origin, $0.place, $0.unit.isPreview) }
      + named.map { (.unknown($0.place, "a key path may set it"), $0.place, false) }
  }

  private func mayMean(_ owner: TypeID?, _ key: PropertyKey) -> Bool {
    guard let owner, owner != key.owner else { return true }
    return index[owner].kind == .protocol
  }
}
