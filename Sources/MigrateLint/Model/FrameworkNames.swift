/// The words of SwiftUI, Combine and Observation that the analysis knows. No other file of the
/// model or of the analysis spells one.
public enum FrameworkNames {
  public static let observableObject = "ObservableObject"
  public static let observable = "Observable"
  static let anyObject = "AnyObject"
  static let rootClass = "NSObject"
  public static let published = "Published"
  public static let objectWillChange = "objectWillChange"
  static let observationIgnored = "ObservationIgnored"
  static let mainActor = "MainActor"
  static let deinitializer = "deinit"
  static let nonisolated = "nonisolated"
  /// In a manifest: everything of a target is on the main actor.
  static let mainActorByDefault = "defaultIsolation(MainActor"
  static let manifest = "Package.swift"
  static let isolated = "isolated"
  static let delegateAdaptorSuffix = "ApplicationDelegateAdaptor"
  static let environmentName = "Environment"
  static let appStorage = "AppStorage"
  static let accessModifiers: WordSet = [
    "public", "package", "internal", "fileprivate", "private",
  ]
  static let onReceive = "onReceive"
  static let onChange = "onChange"
  static let sink = "sink"
  static let assign = "assign"
  static let toLabel = "to"
  /// What an intent says of its parameters, by key paths from the intent.
  static let parameterSummary = "parameterSummary"
  static let setOfCancellables = "Set<AnyCancellable>"
  static let combine = "Combine"
  static let currentValueSubject = "CurrentValueSubject"
  static let newValue = "newValue"
  static let publisher = "Publisher"
  /// Operators that hand on the values as they are.
  static let plainOperators: WordSet = [
    "receive", "subscribe", "removeDuplicates", "dropFirst", "handleEvents", "filter", "debounce",
    "throttle", "delay", "prefix", "share", "print", "first", "last", "drop", "autoconnect",
    "eraseToAnyPublisher", "prepend", "append", "multicast", "breakpoint",
  ]
  static let store = "store"
  static let send = "send"
  static let receive = "receive"
  static let dropFirst = "dropFirst"
  static let removeDuplicates = "removeDuplicates"

  // MARK: Wrappers in code

  static let binding = "Binding"
  static let bindable = "Bindable"
  /// What a wrapper wraps: its member, and the label of its initialiser.
  static let wrappedValue = "wrappedValue"
  /// What `$x` is short for.
  static let projectedValue = "projectedValue"
  /// Labels of the value that a wrapper's initialiser is given.
  static let valueLabels: WordSet = [wrappedValue, "initialValue"]
  /// Attributes that are given the type of their property as `T.self`.
  static let attributesWithTypeArgument = [
    "Environment", "UIApplicationDelegateAdaptor", "NSApplicationDelegateAdaptor",
  ]

  // MARK: The environment

  /// What `@Environment(\.key)` reads of, and what projects extend with keys of their own.
  static let environmentValues = "EnvironmentValues"
  /// Wrappers of well-known packages that are given a key path, and what it starts from.
  static let keyedWrappers = ["Dependency": "DependencyValues"]
  static let environmentObjectModifier = "environmentObject"
  static let environmentModifier = "environment"
  /// Modifiers that put a model into the environment, in the old way and in the new one.
  static let environmentModifiers: WordSet = [environmentObjectModifier, environmentModifier]

  // MARK: Modules

  static let swiftUI = "SwiftUI"
  static let observation = "Observation"
  /// Modules that show Apple's `ObservableObject`.
  static let observableObjectModules: WordSet = ["Combine", swiftUI]
  /// Modules that show the macro `@Observable`.
  static let observableModules: WordSet = [observation, swiftUI]
  static let modulesOfModels: WordSet = [combine, swiftUI, "Foundation"]

  /// Attributes that make a class observable in the new way, or in a way of their own.
  static let observableMacros: WordSet = [
    "Observable", "Model", "Perceptible", "ObservableState",
  ]

  /// Modules with an `ObservableObject` of their own.
  static let foreignObservableModules: WordSet = [
    "OpenCombine", "OpenCombineShim", "OpenSwiftUI", "SwiftCrossUI", "TokamakCore",
    "TokamakShim", "TokamakDOM", "CombineX",
  ]
  static let appleModules: WordSet = [
    "SwiftUI", "SwiftUICore", "Combine", "Observation", "Foundation", "UIKit", "AppKit", "Swift",
  ]

  // MARK: Types and their traits

  /// The protocols whose `body` is a result builder.
  static let builderProtocols: WordSet = [
    "View", "App", "Scene", "ViewModifier", "AnimatableModifier", "Commands", "ToolbarContent",
    "CustomizableToolbarContent", "WidgetBundle", "TabContent", "MapContent", "ChartContent",
  ]
  /// What makes a closure run elsewhere, so that it cannot capture a local variable.
  static let concurrencyWords: WordSet = [
    "detached", "addTask", "addTaskUnlessCancelled", "concurrentPerform", "Sendable", "sending",
  ]
  /// Types of the frameworks that projects have types of the same name beside.
  static let typeNames = WordSet(
    [observableObject, observable] + Wrapper.named.map(\.rawValue)).union(viewProtocols)

  /// Protocols whose conformers are made and drawn by SwiftUI.
  static let viewProtocols: WordSet = [
    "View", "App", "Scene", "ViewModifier", "Commands", "ToolbarContent",
    "CustomizableToolbarContent", "DynamicProperty", "UIViewRepresentable",
    "UIViewControllerRepresentable", "NSViewRepresentable", "NSViewControllerRepresentable",
    "WKInterfaceObjectRepresentable", "ButtonStyle", "PrimitiveButtonStyle", "LabelStyle",
    "ToggleStyle", "ProgressViewStyle", "GroupBoxStyle", "MenuStyle", "TextFieldStyle", "Widget",
    "WidgetBundle", "PreviewProvider", "Shape", "InsettableShape", "Layout", "TableRowContent",
    "TabContent", "MapContent", "ChartContent", "AnimatableModifier", "ViewRepresentable",
    "PreviewModifier", "LibraryContentProvider", "ControlWidget", "ControlGroupStyle",
    "DatePickerStyle", "DisclosureGroupStyle", "FormStyle", "GaugeStyle", "LabeledContentStyle",
    "TextEditorStyle", "AccessibilityRotorContent", "UIGestureRecognizerRepresentable",
    "NSGestureRecognizerRepresentable", "GeometryEffect", "TextRenderer", "DynamicViewContent",
  ]
  /// What those call the types that SwiftUI gives them.
  static let typesOfStyles: WordSet = ["Content", "Configuration"]
  /// Of those, the ones that are made once.
  static let longLivedProtocols: WordSet = ["App", "Scene", "WidgetBundle"]

  /// Of those, the ones whose `body` starts a tree of views of its own.
  static let rootProtocols: WordSet = ["App", "Widget"]
  static let application = "App"

  /// Of those, the ones that put a type that states them on the main actor.
  static let mainActorProtocols: WordSet = viewProtocols.subtracting([
    "DynamicProperty", "Shape", "InsettableShape", "Layout", "ViewRepresentable", "GeometryEffect",
    "TextRenderer",
  ])
  /// Attributes of classes that write no code of their own.
  static let knownTypeAttributes = WordSet([
    "MainActor", "objc", "objcMembers", "available", "preconcurrency", "dynamicMemberLookup",
    "unchecked", "frozen", "usableFromInline", "Observable", "nonobjc", "main", "UIApplicationMain",
    "NSApplicationMain", "dynamicCallable", "requires_stored_property_inits", "inlinable",
    "Model", "propertyWrapper", "implementationOnly", "NSManaged", "IBDesignable", "Suite",
    "_marker", "_objcRuntimeName",
  ]).union(interfaceAttributes)

  static func isOnMainActor(_ superclass: String) -> Bool {
    superclass.hasPrefix("UI") || superclass.hasPrefix("NSView") || superclass.hasPrefix("NSWindow")
      || superclass == "NSResponder" || controllersOnMainActor.contains(superclass)
  }

  static let codable = "Codable"
  static let encodable = "Encodable"
  static let decodable = "Decodable"
  /// Protocols whose requirements the compiler writes from the names of the stored properties.
  static let codableProtocols: WordSet = [codable, decodable, encodable]

  /// Types of the standard library and of Foundation that are `Equatable`.
  static let equatableTypes: WordSet = [
    "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
    "Double", "Float", "CGFloat", "Bool", "String", "Substring", "Character", "Date", "URL", "UUID",
    "Data", "CGPoint", "CGSize", "CGRect", "CGVector", "TimeInterval", "Decimal", "Locale",
    "TimeZone", "Calendar", "DateComponents", "DateInterval", "IndexPath", "IndexSet", "URLRequest",
    "AttributedString", "NSAttributedString", "Color", "Font", "Angle", "EdgeInsets", "UnitPoint",
    "ScenePhase", "ColorScheme", "UIColor", "NSColor", "UIImage",
    "NSImage", "Notification", "NSRange", "ObjectIdentifier", "Duration", "AnyHashable",
    "PersonNameComponents", "LocalizedStringKey", "Image", "CLLocation",
    "NSObject", "CGAffineTransform", "UTType", "PresentationDetent", "NavigationPath",
  ]

  // MARK: Calls

  /// Functions that only check.
  static let checks: WordSet = ["precondition", "assert", "fatalError", "preconditionFailure"]
  /// Functions whose call starts work, even where its result is stored.
  static let startingFunctions: WordSet = [
    "Task", "detached", "Timer", "scheduledTimer", "sink", "assign", "store", "addObserver",
    "subscribe", "connect", "autoconnect", "start", "resume", "dataTask", "observe", "open",
    "addTask", "publish", "async", "asyncAfter", "load", "fetch",
  ]

  // MARK: Drawing

  static let view = "View"
  /// How the names of result builders end.
  static let builderSuffix = "Builder"
  static let body = "body"
  static let previews = "previews"
  static let content = "content"

  /// Members that SwiftUI calls to draw or to update.
  static let drawingMembers: WordSet = [
    "body", "makeBody", "makeUIView", "updateUIView", "makeUIViewController",
    "updateUIViewController", "makeNSView", "updateNSView", "makeNSViewController",
    "updateNSViewController", "wrappedValue", "projectedValue", "previews", "path",
    "makeCoordinator", "sizeThatFits", "update",
  ]

  /// Functions and initialisers whose trailing or unlabelled closure runs later, as an action.
  static let actionCallees: WordSet = [
    "Button", "TextField", "SecureField", "Task", "asyncAfter", "async", "sync", "sink", "task",
    "refreshable", "gesture", "simultaneousGesture", "highPriorityGesture", "perform", "receive",
    "addObserver", "store", "EditButton", "handleEvents", "detached", "run", "schedule",
    "scheduledTimer", "dropDestination", "addTask", "withTaskGroup", "Binding", "map",
    "asyncStream", "performAsCurrentDelegate", "submitScope", "confirmationAction",
    "withTaskCancellationHandler", "commandAction", "UIAction", "NSMenuItem", "fileImporter",
    "fileExporter", "alertAction", "accessibilityAction", "accessibilityAdjustableAction",
    "accessibilityScrollAction", "accessibilityZoomAction", "digitalCrownRotation",
    "pasteDestination", "userActivity", "OpenURLAction", "sensoryFeedback", "storeProductTask",
    "imagePlaygroundSheet", "PasteButton", "SignInWithAppleButton",
  ]
  /// Of those, the ones whose first trailing closure only is the action when others follow.
  static let actionLabels: WordSet = [
    "action", "perform", "onCommit", "onEditingChanged", "onDismiss", "completion", "get", "set",
    "onDelete", "onMove", "onIncrement", "onDecrement", "onCompletion", "handler", "onTap",
    "receiveValue", "receiveCompletion", "completionHandler", "primaryAction",
  ]
  /// Labels of closures that draw, behind an action.
  static let drawingLabels: WordSet = [
    "label", "content", "header", "footer", "destination", "placeholder", "actions", "message",
    "icon", "title", "background", "overlay", "detail", "sidebar", "currentValueLabel",
    "minimumValueLabel", "maximumValueLabel", "optionalContent", "alignment", "mask", "preview",
    "root", "trailing", "leading", "cell", "row", "empty", "loading",
  ]

  /// Of the callees with actions, the ones that are views all the same.
  static let drawingCallees: WordSet = [
    "Button", "TextField", "SecureField", "PasteButton", "SignInWithAppleButton",
  ]
  /// Modifiers that draw what their closure gives, also where the receiver is not known.
  static let drawingModifiers: WordSet = [
    "overlay", "background", "sheet", "fullScreenCover", "popover", "toolbar", "safeAreaInset",
    "navigationDestination", "contextMenu", "alert", "confirmationDialog", "swipeActions",
    "tabItem", "inspector", "badge", "mask", "listRowBackground", "commands", "navigationTitle",
    "environmentObject", "environment", "padding", "frame", "modifier", "refreshable",
  ]
  /// Controls whose closure with a parameter is told of editing; without one it is the label.
  static let editingControls: WordSet = ["Slider", "Stepper"]
  /// Types of others, as they are written, that are views.
  static let anyView = "AnyView"
  static let selfWord = "self"
  static let viewTypes: WordSet = [view, "Content", anyView, "Body", "Scene"]
  /// Types whose static members are views.
  static let viewValueTypes: WordSet = ["Color", "Image", "Text", "Material", "LinearGradient"]

  // MARK: Collections

  /// Types of collections beside arrays and dictionaries, which have a syntax.
  static let collectionTypes: WordSet = ["Set", "ArraySlice", "Array"]
  /// Functions of sequences: their closures run at once, with an element.
  static let sequenceFunctions: WordSet = [
    "map", "compactMap", "flatMap", "filter", "forEach", "first", "last", "contains", "sorted",
    "allSatisfy", "min", "max", "reduce", "prefix", "drop", "firstIndex", "lastIndex", "sort",
    "removeAll", "partition", "lazy",
  ]
  /// Of those, the ones that give one element or a part of the sequence.
  static let elementFunctions: WordSet = [
    "first", "last", "min", "max", "randomElement", "popLast",
  ]
  static let mapFunctions: WordSet = ["map", "compactMap"]
  static let filterFunctions: WordSet = [
    "filter", "sorted", "prefix", "suffix", "dropFirst", "dropLast", "reversed", "shuffled",
  ]

  // MARK: Roots of views

  /// Hosts that start a tree of views of their own, and the label of the view.
  static let hostingTypes: WordSet = [
    "UIHostingController", "NSHostingController", "NSHostingView", "WKHostingController",
    hostingConfiguration, "ImageRenderer", "NSHostingMenu", "NSHostingSceneRepresentation",
    "WKUserNotificationHostingController", "NSHostingSizingOptions",
  ]
  static let hostingConfiguration = "UIHostingConfiguration"
  static let traitsLabel = "traits"
  static let rootViewLabel = "rootView"
  /// `AnyView`: what it draws cannot be seen from outside.
  static func isErasedView(_ type: ResolvedType) -> Bool {
    if case .external(anyView, _) = type { return true }
    return false
  }

  /// A type that is written as a view: `some View`, `AnyView`, `ModifiedContent<…>`.
  static func isWrittenView(_ type: TypeSyntax?) -> Bool {
    type?.mentions { $0.hasSuffix(view) || $0 == "ModifiedContent" || $0 == "Scene" } ?? false
  }

  /// A generic parameter that is named like a view, as `Content`, `RowView` or `Label`.
  static func isViewParameter(_ name: String) -> Bool {
    name.hasSuffix("Content") || name.hasSuffix("View") || name == "Label"
  }

  static let previewMacros: WordSet = ["Preview"]

  // MARK: Declarations of others

  /// Static members that name an instance for everybody.
  static let sharedNames: WordSet = [
    "shared", "default", "main", "current", "standard", "instance", "sharedInstance", "live",
    "common", "global",
  ]
  /// Superclasses of Apple's that an observable class may have.
  static let knownSuperclasses: WordSet = [
    "NSObject", "UIViewController", "UIView", "UIResponder", "NSViewController", "NSView",
    "NSResponder", "NSWindowController", "NSWindow", "UIWindow", "UINavigationController",
    "UITabBarController", "UITableViewController", "UICollectionViewController",
    "UISplitViewController", "UIPageViewController", "NSDocument", "UIDocument", "Operation",
    "XCTestCase", "SKScene", "SKNode", "SKSpriteNode", "SCNScene", "SCNNode", "GKState",
    "CLLocationManager", "AVPlayer", "NSCoder", "Thread", "Formatter", "URLProtocol",
    "WKWebView", "MKMapView", "UIControl", "UIButton", "UITableViewCell",
    "UICollectionViewCell", "ARView", "NSPanel", "UIApplication", "NSApplication", "Unit",
    "NSTextField", "UITextView", "UITextField", "NSTextView", "UILabel", "UIImageView",
    "UIGestureRecognizer", "NSGestureRecognizer", "CALayer", "NSCollectionViewItem",
    "WKInterfaceController", "WKHostingController", "UIHostingController",
    "NSHostingController", "NSHostingView", "NSMenu", "NSMenuItem", "Progress", "Bundle",
    "UIInputViewController", "INExtension", "GKEntity", "GKComponent", "SKView", "MTKView",
    "CIFilter", "NSToolbar", "NSPopover", "NSStatusItem", "UIScrollView", "UIStackView",
    "NSStackView", "NSScrollView", "UICollectionView", "UITableView", "NSObjectProtocol",
  ]
  /// Protocols of Apple's that often stand first in an inheritance clause.
  static let knownProtocols: WordSet = protocolsOfStandardLibrary.union([
    "Identifiable", "Hashable", "Equatable", "Codable", "Decodable", "Encodable", "Sendable",
    "AnyObject", "Error", "Comparable", "CustomStringConvertible", "CaseIterable",
    "RawRepresentable", "Sequence", "Collection", "Publisher", "Subscriber", "Subscription",
    "Cancellable", "Actor", "DynamicProperty", "View", "App", "Scene", "LocalizedError",
    "NSCopying", "NSSecureCoding", "CustomDebugStringConvertible", "ExpressibleByStringLiteral",
    "AsyncSequence", "Observable", "Transferable", "FileDocument", "ReferenceFileDocument",
    "UIApplicationDelegate", "Strideable",
  ])
  static let managedObject = "NSManagedObject"
  /// External superclasses that are observable objects in a way that cannot change.
  static let externalObservableObjects: WordSet = [
    managedObject, "Object", "EmbeddedObject", "RealmSwift.Object", "PFObject",
    "ReferenceFileDocument", "NSPersistentDocument",
  ]
}

/// The wrapper that a stored property carries, as far as it matters here.
public enum Wrapper: String, CaseIterable, Hashable, Sendable {
  case stateObject = "StateObject"
  case observedObject = "ObservedObject"
  case environmentObject = "EnvironmentObject"
  case state = "State"
  case bindable = "Bindable"
  case environment = "Environment"
  case binding = "Binding"
  case published = "Published"
  /// No property wrapper at all.
  case none = ""
  /// A wrapper of somebody else's.
  case other = "?"

  /// As it is written at a property: `@State`.
  var attribute: String { "@" + rawValue }

  /// Wrappers that only hold an `ObservableObject`.
  public var isOfOldWorld: Bool {
    self == .stateObject || self == .observedObject || self == .environmentObject
  }

  /// Those that have a name.
  static let named = allCases.filter { $0 != .none && $0 != .other }

  /// Whether members of its projected value are bindings.
  var projectsBinding: Bool {
    isOfOldWorld || self == .state || self == .bindable || self == .binding
  }

  /// Whether its argument is the value that it wraps.
  var takesValue: Bool {
    self == .stateObject || self == .observedObject || self == .state || self == .published
  }

  /// What it is given counts once, however often the view is made.
  var keepsFirstValue: Bool { self == .stateObject || self == .state }

  /// Attributes on properties that are no wrappers.
  static let plainAttributes = WordSet([
    "MainActor", "objc", "available", "nonobjc", "IBOutlet", "IBInspectable", "NSManaged",
    "NSCopying", "ObservationIgnored", "ObservationTracked", "inlinable", "usableFromInline",
    "preconcurrency", "ViewBuilder", "Sendable", "GKInspectable", "Previewable", "Entry",
    "Transient", "Attribute", "Relationship", "isolated", "discardableResult", "unchecked",
    "globalActor", "IBAction", "inline", "warn_unqualified_access", "ToolbarContentBuilder",
    "CommandsBuilder", "SceneBuilder", "retroactive", "frozen", "testable", "Test",
    "storageRestrictions",
  ]).union(FrameworkNames.interfaceAttributes)

  /// The wrapper among a property's attributes.
  static func of(_ attributes: [AttributeSyntax]) -> (wrapper: Wrapper, attribute: AttributeSyntax?)
  {
    var other: AttributeSyntax?
    for attribute in attributes {
      if let wrapper = Wrapper(named: attribute.lastName) { return (wrapper, attribute) }
      if !plainAttributes.contains(attribute.lastName), other == nil { other = attribute }
    }
    return other.map { (.other, $0) } ?? (.none, nil)
  }
}
