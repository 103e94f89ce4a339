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

  /// Where somebody sets the property of a value, and what to.
  func settings(of key: PropertyKey) -> [(origin: Origin, place: Place, isPreview: Bool)] {
    (settings[key.name] ?? []).filter { fact in
      fact.owner.map { isOwner($0, of: key) } ?? false
    }.map { ($0.origin, $0.place, index.isAside($0.unit)) }
  }

  /// Where somebody may set it, for all that can be told: a key path names it, or it is set of a
  /// value whose type nobody knows. Without a model, it may hold any.
  func possibleSetting(of key: PropertyKey, holding model: TypeID?) -> Place? {
    let named = (keyPaths[key.name] ?? []).first { path in
      path.owner.map { isOwner($0, of: key) } ?? true
    }
    let set = (settings[key.name] ?? []).first { fact in
      fact.owner == nil && mayBe(fact.type, model)
    }
    return named?.place ?? set?.place
  }

  private func isOwner(_ owner: TypeID, of key: PropertyKey) -> Bool {
    owner == key.owner || index.supertypes(of: key.owner).contains(owner)
  }

  /// Whether a value of that type may be the model.
  func mayBe(_ type: ResolvedType, _ model: TypeID?) -> Bool {
    guard let id = type.nominal else { return type.isUntold }
    guard let model else { return index[id].kind == .class || index[id].kind == .protocol }
    return id == model || index[id].kind == .protocol || index.supertypes(of: id).contains(model)
      || index.supertypes(of: model).contains(id)
  }
}
