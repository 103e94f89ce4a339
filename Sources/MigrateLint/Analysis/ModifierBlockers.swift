// Modifiers that a rewritten injection would reach, and what the framework gives old models only.
extension BlockerFinder {
  /// `.environment(model)` would call the project's own `environment(_:)` where that takes a model;
  /// if that injects the model itself, it would call itself for ever (H069).
  mutating func findOwnModifiers() {
    let functions = ownInjectingFunctions()
    guard !functions.isEmpty else { return }
    let given = facts.files.flatMap(\.injections).filter(\.isOld).compactMap(\.model)
    let injected = Set(given.flatMap { index.observableModels(of: $0) })
    for model in injected.sorted() {
      guard let function = functions.first(where: { takes(model, $0) }) else { continue }
      add(
        model, "framework-name-shadowed",
        "'.environment(_:)' would be this function of the project and not SwiftUI's",
        Place(function.place.file, index.function(function).nameRange))
    }
  }

  /// The project's functions that `.environment(model)` may mean.
  private func ownInjectingFunctions() -> [MemberID] {
    let name = FrameworkNames.environmentModifier
    let drawn = (index.owners.types[name] ?? []).filter {
      index.traits($0).isViewLike || index[$0].kind == .protocol
    }
    let members = index.externalMembers(name) + drawn.flatMap { index.ownMembers(name, of: $0) }
    return Set(members).sorted().filter { member in
      guard member.kind == .function, case let function = index.function(member),
        !function.isStatic, let first = function.parameters.first, first.label == nil
      else { return false }
      return function.parameters.dropFirst().allSatisfy { $0.defaultValue != nil }
    }
  }

  private func takes(_ model: TypeID, _ function: MemberID) -> Bool {
    guard let written = index.function(function).parameters.first?.type else { return true }
    let type = index.types.resolve(written, in: index.scope(function)).unwrapped
    switch type {
    case .nominal(let id, _): return index.isSubtype(model, of: id)
    case .ambiguous(let ids): return ids.contains { index.isSubtype(model, of: $0) }
    case .external(let name, _): return FrameworkNames.constraintsOfModels.contains(name)
    case .generic, .unknown, .composition: return true
    default: return false
    }
  }

  /// `$delegate`: an adaptor projects its delegate only while that is an `ObservableObject` (H098).
  mutating func findProjectedDelegates() {
    for holder in holders where holder.isDelegateAdaptor {
      guard let binding = holder.binding else { continue }
      add(
        heldBy: holder, "object-wrapper",
        "'@\(holder.attributeName)' gives bindings to an ObservableObject only", binding)
    }
  }
}
