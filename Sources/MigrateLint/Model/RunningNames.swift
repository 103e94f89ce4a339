/// What runs when, and what code of others may run (domain.md, H016, H021).
extension FrameworkNames {
  static let optional = "Optional"
  static let callAsFunction = "callAsFunction"

  /// `AnyLayout`, `HStackLayout`: values that are called with the views they place.
  static func isLayout(_ name: String) -> Bool { name.hasSuffix("Layout") }

  /// Types of values that are set so that something is drawn again: counters, fresh identities.
  static let typesOfSigns: WordSet = ["Int", "UInt", "Int64", "UInt64", "Bool", "UUID", "Date"]
  static let dynamicMemberLookup = "dynamicMemberLookup"
  static let detached = "detached"
  static let id = "id"
  static let run = "run"

  /// Modifiers that take an action before what they show.
  static let dismissedModifiers: WordSet = ["sheet", "fullScreenCover"]
  static let onDismiss = "onDismiss"

  /// Whether a wrapper of others may ask for an `ObservableObject`, by its name: `@InjectedObject`,
  /// `@Republished`. The last ones are known to tell the object around them of changes.
  static func publishes(_ wrapper: String) -> Bool {
    wrapper.contains("Object") || wrapper.contains("Observed")
      || wrapper.lowercased().contains("publish") || storesThatPublish.contains(wrapper)
  }
  private static let storesThatPublish: WordSet = [
    "Stored", "StoredValue", "SecurelyStoredValue",
  ]

  // MARK: Code that others run

  /// Members that drawing asks for beside `drawingMembers`.
  static let furtherDrawingMembers: WordSet = [
    "placeSubviews", "makeCache", "updateCache", "spacing", "explicitAlignment", "animatableData",
    "effectValue", "draw", "resolve", "inset",
  ]
  /// Members that nobody has to name, by the protocol that asks for them: they describe a value,
  /// compare it, or go through it.
  static let implicitMembersOfProtocols: [String: [String]] = [
    "CustomStringConvertible": ["description"],
    "LosslessStringConvertible": ["description"],
    "CustomDebugStringConvertible": ["debugDescription"],
    "CustomReflectable": ["customMirror"],
    "Error": ["errorDescription", "localizedDescription"],
    "LocalizedError": ["errorDescription", "localizedDescription", "failureReason"],
    "Identifiable": ["id"],
    "Equatable": ["=="],
    "Hashable": ["==", "hash", "hashValue"],
    "Comparable": ["==", "<", ">", "<=", ">="],
    "RawRepresentable": ["rawValue"],
    "IteratorProtocol": ["next"],
    "Sequence": sequenceMembers,
    "Collection": sequenceMembers + collectionMembers,
    "BidirectionalCollection": sequenceMembers + collectionMembers,
    "RandomAccessCollection": sequenceMembers + collectionMembers,
    "FormatStyle": ["format"],
    "ParseableFormatStyle": ["format"],
    rootClass: ["description", "debugDescription", "hash", "isEqual"],
    "Formatter": ["string", "attributedString"],
  ]
  private static let sequenceMembers = ["makeIterator", "underestimatedCount"]
  private static let collectionMembers = [
    "startIndex", "endIndex", "index", "count", "isEmpty", subscriptName,
  ]
  static let membersOfCollections = sequenceFunctions.union(collectionMembers)
  /// Types that a type may have without anybody writing so: `Crate.ID`.
  static let typesThatProtocolsGive: WordSet = [
    "ID", "RawValue", "AllCases", "Element", "Index", "Indices", "Iterator", "SubSequence", "Body",
    "Type", "Protocol", "Value", "Stride", "IntegerLiteralType", "CodingKeys", "Output", "Failure",
  ]
  static let implicitMembers = Set(implicitMembersOfProtocols.values.joined())
  /// Functions of collections that compare their elements.
  static let comparingFunctions: WordSet = [
    "sorted", "sort", "min", "max", "contains", "firstIndex", "lastIndex", "elementsEqual",
    "starts", "difference", "union", "intersection", "subtracting", "isSubset", "isSuperset",
    "isDisjoint", "joined", "split", "uniqued", "description",
  ]

  static let reduce = "reduce"
  static let intoLabel = "into"
  /// Functions of collections whose closure is given two elements.
  static let pairFunctions: WordSet = ["sorted", "sort", "min", "max"]

  /// The operators that may do the work of one: `<` that of `>`.
  static func operators(behind text: String) -> [String] {
    switch text {
    case ">", "<=", ">=": [text, "<"]
    case "!=": [text, "=="]
    default: [text]
    }
  }

  /// A type of Apple's that gives nothing of the project's.
  static func isOfPlatform(_ name: String) -> Bool {
    if name.hasSuffix("Context") || name.hasSuffix("Coordinator") { return false }
    return knownSuperclasses.contains(name) || equatableTypes.contains(name)
      || prefixesByFirstByte[Int(name.utf8.first ?? 0)].contains { name.hasPrefix($0) }
  }

  static let navigationLink = "NavigationLink"
  static let destinationLabel = "destination"
  static let valueLabel = "value"
  /// What only lays out the views that it is given.
  static let plainContainers: WordSet = ["VStack", "HStack", "ZStack", "Group"]

  /// `context.coordinator` in a representable, whose nested `Coordinator` that is.
  static let representableContext = "Context"
  static let coordinator = "coordinator"
  static let coordinatorType = "Coordinator"
  static let representableSuffix = "Representable"
  /// `updateUIView`, `updateNSViewController`
  static let representableUpdate = "update"

  private static let platformPrefixes = [
    "NS", "UI", "AV", "CA", "CG", "CI", "CK", "CL", "CM", "EK", "GK", "HK", "MK", "MT", "PH", "SC",
    "SK", "UN", "URL", "WC", "WK", "Dispatch", "FileManager", "UserDefaults", "Notification",
    "Process", "Task", "Timer", "JSON", "OS", "Logger",
  ]
  private static let prefixesByFirstByte = (0..<256).map { byte in
    platformPrefixes.filter { $0.utf8.first.map(Int.init) == byte }
  }

  /// A name that others give to the parameters of their generic types: `Element`, `T`.
  static func isParameterOfType(_ name: String) -> Bool {
    name.utf8.count == 1
      || [
        "Element", "Value", "Wrapped", "Key", "Output", "Input", "Content", "Root", "Item",
        "Success", "Body", "Base", "Subject", "WrappedValue", "SubSequence",
      ].contains(name)
  }

  static func isDelegateOfPlatform(_ name: String) -> Bool {
    name.hasSuffix("ApplicationDelegate") || name.hasSuffix("SceneDelegate")
      || name == "XCTestCase"
  }

  static func isOperator(_ name: String) -> Bool {
    name.utf8.first.map { $0 < 0x80 && !isLetter($0) } ?? false
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    byte == 0x5F || byte >= 0x41 && byte <= 0x5A || byte >= 0x61 && byte <= 0x7A
  }

  // MARK: When closures run

  /// Functions that keep their closure for later.
  static let keepingFunctions: WordSet = actionCallees.union(startingFunctions)
    .union([
      "default", "destructive", "cancel", "addPeriodicTimeObserver", "addBoundaryTimeObserver",
    ])
    .subtracting(["sync", "map", "run", "open", "load", "fetch", "start", "publish"])
  /// Of those, the ones that run it by themselves soon after.
  static let schedulingFunctions: Set<String> = [
    "Task", "detached", "async", "asyncAfter", "perform", "schedule",
  ]
  static let timer = "Timer"
  /// What shows views to who writes them; nobody makes an instance of it.
  static let previewProvider = "PreviewProvider"
  /// And those that do so some time, a timer as well.
  static func startsByItself(_ name: String) -> Bool {
    schedulingFunctions.contains(name) || name == "scheduledTimer" || name == timer
  }
  /// How members begin that run once, when what they draw into is made.
  static let makingPrefix = "make"
  /// What makes what a representable represents, once.
  static let representableMakers: WordSet = [
    "makeUIView", "makeNSView", "makeUIViewController", "makeNSViewController",
    "makeWKInterfaceObject", "makeCoordinator",
  ]
  /// What has a view of UIKit or AppKit draw, lay out or fill itself again.
  static let redrawingMembers: WordSet = [
    "setNeedsDisplay", "setNeedsLayout", "needsDisplay", "needsLayout", "reloadData",
    "layoutSubtreeIfNeeded", "layoutIfNeeded",
  ]
  /// Macros whose arguments are not evaluated.
  static let namingMacros: WordSet = ["selector", keyPathLabel]
  static let getLabel = "get"
  /// Applies what a value says to a view: `page.modifier(Framed())`.
  static let modifier = "modifier"

  /// `onTap`, `onAppear`.
  static func isNamedAfterEvent(_ name: String) -> Bool {
    let letters = Array(name.utf8.prefix(3))
    return letters.count == 3 && letters[0] == 0x6F && letters[1] == 0x6E
      && letters[2] >= 0x41 && letters[2] <= 0x5A
  }

  /// Protocols whose conformers are handed to a view as values, `Wave(model: model).fill()`: a
  /// wrapper observes nothing in them then.
  static let drawnByOthers: WordSet = ["Shape", "InsettableShape", "Layout", "GeometryEffect"]

  /// Methods of values that change them, beside `mutatingFunctions`.
  static let furtherMutatingFunctions: WordSet = [
    "next", "formSymmetricDifference", "removeSubrange", "round", "formRemainder", "addProduct",
    "normalize", "trimPrefix", "clear", "push", "pop", "enqueue", "dequeue", "mutate",
    "modify", "withUnsafeMutableBytes", "withUnsafeMutableBufferPointer", "resetBytes", "replace",
    "invert", "addLine", "addCurve", "addArc", "addRect", "closeSubpath", "formIndex",
    "withContiguousMutableStorageIfAvailable", "appendInterpolation", "appendLiteral",
    "advance", "partition", "prepend",
  ]
}
