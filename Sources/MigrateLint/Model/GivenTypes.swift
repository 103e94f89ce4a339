// Functions of others that are told a type, and may give a value of it.
extension FrameworkNames {
  /// Gives what it is given, or fails.
  static let unwrappingFunction = "XCTUnwrap"
  /// The modifiers of views that take the type of something.
  static let modifiersWithTypes: WordSet = [
    "navigationDestination", "dropDestination", "pasteDestination", "importsItemProviders",
    "preference", "transformPreference", "onPreferenceChange", "anchorPreference",
    "transformAnchorPreference", "backgroundPreferenceValue", "overlayPreferenceValue",
    "environment", "transformEnvironment", "modelContainer", "navigationDocument", "draggable",
    "exportsItemProviders", "copyable", "cuttable", "onDrop", "fileImporter", "containerValue",
    "accessibilityRotor",
  ]
  /// Those that are given a value of any type.
  static let modifiersWithValues: WordSet = environmentModifiers.union(objectModifiers).union([
    onReceive,
    "onChange", "id", "tag", "task", "animation", "focusedValue", "focusedSceneValue", 
    "equatable", "badge", "modelContext", "managedObjectContext",
  ])
  /// The attribute of what only some clients of a module see.
  static let spi = "_spi"
  /// Types of which any object may be, as far as who is given one can tell.
  static let standForAny: WordSet = [anyObject, "Any", "AnyHashable", "Self"]
  /// Protocols of others that ask for no initialiser, and for which none is written.
  static func hasNoInitializer(_ name: String) -> Bool { plainProtocols.contains(name) }
  private static let plainProtocols: WordSet = [
    observableObject, observable, anyObject, "Identifiable", "Equatable", "Hashable", "Comparable",
    "Sendable", "CustomStringConvertible", "CustomDebugStringConvertible",
  ]
  /// Attributes by which neither a class nor an initialiser comes to be made elsewhere.
  static func addsNoInitializer(_ name: String) -> Bool { harmlessAttributes.contains(name) }
  private static let harmlessAttributes: WordSet = [
    mainActor, available, "preconcurrency", "discardableResult",
  ]
  /// The type of the modifier behind `.environmentObject(_:)`.
  static let environmentWritingModifier = "_EnvironmentKeyWritingModifier"
}

extension BodyReader {
  /// Whether a call on what others declare, which may be a view, may give a model of which an
  /// argument, or what is called, says something: `Container().resolve(Store.self)`,
  /// `Boxed(store).value()`. The modifiers of SwiftUI give a view.
  func mayGiveBack(_ arguments: [ArgumentFact], _ call: Call) -> Bool {
    if FrameworkNames.modifiersWithTypes.contains(call.name)
      || FrameworkNames.drawingModifiers.contains(call.name)
    {
      return false
    }
    if arguments.contains(where: { $0.type.metatypeInstance != nil }) { return true }
    if case .external(_, let parts)? = call.base?.type, parts.contains(where: isModel) {
      return true
    }
    guard !FrameworkNames.modifiersWithValues.contains(call.name) else { return false }
    if arguments.contains(where: { isModel($0.type.result) || isModel($0.type.element) }) {
      return true
    }
    return arguments.contains { isModel($0.type) }
      || call.base?.type != .external(FrameworkNames.view, [])
        && tree.children(call.node).contains { child in
          tree.kind(child) == .argument
            && tree.firstChild(child).map { tree.kind($0) == .keyPath } ?? false
        }
  }

  func isModel(_ type: ResolvedType) -> Bool {
    type.unwrapped.nominal.map { index.isModel($0) } ?? false
  }

  /// What others make of a model that they are given: something generic, perhaps, that keeps it.
  func carrier(_ made: ResolvedType, _ arguments: [ArgumentFact]) -> ResolvedType {
    guard case .external(let name, []) = made, !FrameworkNames.isOfPlatform(name),
      Wrapper(named: name) == nil
    else { return made }
    let models = arguments.map(\.type).filter(isModel)
    return models.isEmpty ? made : .external(name, models.map(\.unwrapped))
  }
}
