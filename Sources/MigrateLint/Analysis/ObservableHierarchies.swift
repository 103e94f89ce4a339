/// A class hierarchy of which one class carries `@Observable` and another does not.
struct PartialHierarchy {
  enum Kind {
    /// The class is observable, and its superclass stores what nobody tracks.
    case superclass(TypeID)
    /// The class stores something and inherits from an observable one.
    case subclass(of: TypeID)
  }

  var type: TypeID
  /// The class of the two that carries the macro.
  var observable: TypeID
  var kind: Kind
  /// What is stored and not tracked, in written order.
  var untracked: [MemberID]
}

extension Plan {
  /// The classes whose own changes, or whose superclass's, reach no observer (H036).
  var partialHierarchies: [PartialHierarchy] {
    index.types.types.compactMap { entity in
      guard entity.kind == .class, !ModuleLayout.isTestTarget(entity.module) else { return nil }
      return index.hasObservableMacro(entity.id)
        ? partialSuperclass(of: entity.id) : partialSubclass(entity.id)
    }
  }

  private func partialSuperclass(of type: TypeID) -> PartialHierarchy? {
    for parent in superclasses(of: type) {
      // Here: what is above another observable class is that class's finding.
      if index.traits(parent).isObservable { return nil }
      let untracked = untrackedProperties(of: parent)
      guard !untracked.isEmpty else { continue }
      return PartialHierarchy(
        type: type, observable: type, kind: .superclass(parent), untracked: untracked)
    }
    return nil
  }

  private func partialSubclass(_ type: TypeID) -> PartialHierarchy? {
    guard !index.traits(type).isObservable,
      let root = superclasses(of: type).first(where: { index.hasObservableMacro($0) }),
      case let untracked = untrackedProperties(of: type), !untracked.isEmpty
    else { return nil }
    return PartialHierarchy(
      type: type, observable: root, kind: .subclass(of: root), untracked: untracked)
  }

  private func superclasses(of type: TypeID) -> [TypeID] {
    var result: [TypeID] = []
    var current = index.traits(type).superclass
    while let parent = current, result.count < 16, !result.contains(parent) {
      result.append(parent)
      current = index.traits(parent).superclass
    }
    return result
  }

  /// What a class stores that a view might show, and that nothing tracks there.
  private func untrackedProperties(of type: TypeID) -> [MemberID] {
    index.storedProperties(of: type).filter { member in
      let variable = index.variable(member)
      guard !variable.isLet, !index.isIgnored(member) else { return false }
      if index.wrapper(member).wrapper == .published { return true }
      let isHidden = ["private", "fileprivate", "lazy", "weak", "unowned", "override"]
        .contains { variable.hasModifier($0) }
      return !isHidden && variable.attributes.isEmpty && !isMachinery(member)
    }
  }

  private func isMachinery(_ member: MemberID) -> Bool {
    let file = index.files[member.place.file]
    if let range = index.variable(member).initialValueRange,
      !file.names(usedIn: range).isDisjoint(with: FrameworkNames.machineryTypes)
    {
      return true
    }
    return isMachinery(BodyReader(index: index, file: member.place.file).type(of: member))
  }

  /// Closures, tasks and subscriptions: nothing that is drawn.
  private func isMachinery(_ type: ResolvedType) -> Bool {
    switch type {
    case .function: true
    case .optional(let inner), .array(let inner), .dictionary(_, let inner): isMachinery(inner)
    case .external(let name, let arguments):
      FrameworkNames.machineryTypes.contains(name) || arguments.contains { isMachinery($0) }
    default: false
    }
  }
}
