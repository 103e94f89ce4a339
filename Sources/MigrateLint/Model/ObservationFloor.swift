/// Where Observation exists (domain.md policy 6).
extension FrameworkNames {
  /// The first version of each system that has it.
  static let observationFloor: [String: Int] = [
    "ios": 17, "macos": 14, "tvos": 17, "watchos": 10, "visionos": 1, "maccatalyst": 17,
  ]
  static let systemNames: [String: String] = [
    "ios": "iOS", "macos": "macOS", "tvos": "tvOS", "watchos": "watchOS", "visionos": "visionOS",
    "maccatalyst": "Mac Catalyst", "driverkit": "DriverKit",
  ]
  /// Wrappers that publish from an `ObservableObject` without `@Published`.
  static let storageWrappers: WordSet = ["AppStorage", "SceneStorage"]
  /// Methods of the standard library's values that change them.
  static let mutatingFunctions: WordSet = [
    "append", "insert", "remove", "removeAll", "removeFirst", "removeLast", "removeValue",
    "updateValue", "popFirst", "popLast", "formUnion", "subtract", "formIntersection", "merge",
    "sort", "reverse", "shuffle", "toggle", "negate", "swapAt", "reserveCapacity",
    "replaceSubrange",
  ]
  static let stateObject = Wrapper.stateObject.rawValue
  static let observedObject = Wrapper.observedObject.rawValue
}
