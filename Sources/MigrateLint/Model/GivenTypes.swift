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
  /// The type of the modifier behind `.environmentObject(_:)`.
  static let environmentWritingModifier = "_EnvironmentKeyWritingModifier"
}
