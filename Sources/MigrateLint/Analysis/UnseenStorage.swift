/// An ignored `@AppStorage` of a class: what is written to it reaches no view by itself.
struct UnseenStorage {
  var member: MemberID
  var model: TypeID
  var attribute: AttributeSyntax
}

extension Plan {
  /// The stored `@AppStorage` and `@SceneStorage` of observable classes that nothing relays.
  var unseenStorage: [UnseenStorage] {
    index.observableClasses.flatMap { type in
      storage(of: type).filter { index.isIgnored($0.member) && !isRelayed($0) }
    }
  }

  /// The properties of a class that SwiftUI keeps in the user's defaults or in the scene.
  func storage(of type: TypeID) -> [UnseenStorage] {
    index.storedProperties(of: type).compactMap { member in
      guard let attribute = index.propertyWrapper(of: member),
        case .external(let name) = index.types.lookUp(
          attribute.path, in: index.scope(member)),
        FrameworkNames.storageWrappers.contains(name)
      else { return nil }
      return UnseenStorage(member: member, model: type, attribute: attribute)
    }
  }

  /// Whether the class tells its observers of the storage: a member that reads it calls `access` or
  /// `withMutation`, or a tracked property mirrors it and nobody else asks for it.
  func isRelayed(_ storage: UnseenStorage) -> Bool {
    let name = index.variable(storage.member).name
    var tracking: Set<String> = []
    for file in facts.files {
      for fact in file.tracking where fact.unit.owner == storage.model {
        if fact.property == name { return true }
        tracking.insert(fact.unit.memberName)
      }
    }
    let uses = facts.files.flatMap(\.properties).filter {
      $0.owner == storage.model && $0.property == name && $0.unit.owner == storage.model
    }
    if uses.contains(where: { tracking.contains($0.unit.memberName) }) { return true }
    return isKeptToItself(storage, uses)
  }

  /// Neither views nor computed properties read it, and nobody outside of the class can: what is
  /// stored is only a copy of something else.
  private func isKeptToItself(_ storage: UnseenStorage, _ uses: [PropertyFact]) -> Bool {
    let variable = index.variable(storage.member)
    let isMirror = uses.contains {
      $0.isWrite && $0.unit.kind == .observer && $0.unit.memberName != variable.name
    }
    guard variable.isHidden || isMirror, !drawn.isRead(variable.name, of: storage.model) else {
      return false
    }
    return !uses.contains { $0.unit.kind == .accessor && !$0.isWrite }
  }
}
