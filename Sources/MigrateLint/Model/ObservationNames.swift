/// What the macro `@Observable` and its expansion have to do with, by name.
extension FrameworkNames {
  static let withAnimation = "withAnimation"
  /// The attribute that makes a type a property wrapper.
  static let propertyWrapperAttribute = "propertyWrapper"
  /// Property wrappers that others declare. An attribute that is unknown may be a macro.
  static let propertyWrappers: WordSet = storageWrappers.union([
    Wrapper.state.rawValue, Wrapper.stateObject.rawValue, Wrapper.observedObject.rawValue,
    Wrapper.environmentObject.rawValue, Wrapper.environment.rawValue, Wrapper.binding.rawValue,
    Wrapper.bindable.rawValue, "FocusState", "FocusedValue", "FocusedBinding", "FocusedObject",
    "GestureState", "Namespace", "ScaledMetric", "FetchRequest", "SectionedFetchRequest",
    "AccessibilityFocusState", "UIApplicationDelegateAdaptor", "NSApplicationDelegateAdaptor",
    "Dependency", "Injected", "LazyInjected", "WeakLazyInjected", "OptionalInjected",
    "DynamicInjected", "InjectedObject", "Inject", "UserDefault", "Shared",
    "SharedReader", "ObservedResults", "ObservedRealmObject", "StateRealmObject",
  ])

  /// What the macro writes into a class, and code that tracks by hand calls.
  static let trackingFunctions: WordSet = ["access", "withMutation", "willSet", "didSet"]
  /// What the macro adds to a class, beside `_x` for each property.
  static let membersOfMacro: WordSet = ["access", "withMutation", "shouldNotifyObservers"]
  static let keyPathLabel = "keyPath"
  static let unsafelyUnwrapped = "unsafelyUnwrapped"
  /// Protocols of views that are values which can be sent.
  static let shapes: WordSet = ["Shape", "InsettableShape"]
  /// What a key path is written as whose whole and part are known.
  static let keyPaths: WordSet = ["KeyPath", "WritableKeyPath", "ReferenceWritableKeyPath"]
  /// Also the end of the name of one that changes objects.
  static let writableKeyPath = "WritableKeyPath"
  static let defaultLabel = "default"
  /// Types of the standard library that the macro's code names as they are.
  static let standardNamesInExpansion = ["AnyObject", "Bool", "Equatable", "KeyPath"]
  /// An attribute that stands on nothing but what is stored.
  static let copyingAttribute = "NSCopying"
  /// Of what only some clients may see.
  static let interfaceAttribute = "_spi"
  /// What the compiler is told of a declaration's place in an interface: these write no code.
  static let interfaceAttributes = [
    interfaceAttribute, "_documentation", "_spi_available", "_originallyDefinedIn",
  ]
  /// An attribute that the macro copies to the private storage, which cannot have it.
  static let usableFromInline = "usableFromInline"

  /// Members of `Binding` and `Bindable` themselves; `id` where the value is `Identifiable`.
  static let membersOfBindings: WordSet = [
    wrappedValue, projectedValue, "transaction", "animation", "id",
  ]

  static let oldValue = "oldValue"
  static let decoder = "Decoder"
  static let encoder = "Encoder"
  static let codingKeys = "CodingKeys"
  static let equality = "=="
  static let isEqual = "isEqual"
  static let identityOperators: WordSet = ["===", "!=="]
  /// `type(of:)`.
  static let typeFunction = "type"
  /// Protocols whose values are compared by their raw values.
  static let rawProtocols: WordSet = ["OptionSet", "RawRepresentable"]
  /// In a manifest: a conformance belongs to the actor of its type.
  static let isolatedConformances = "InferIsolatedConformances"
  /// In a manifest or a project of Xcode: an import that says nothing is internal (SE-0409).
  static let internalImports = "InternalImportsByDefault"
  static let uniqueIdentifier = "UUID"

  /// Functions of the standard library that change a value and run a closure meanwhile.
  static let functionsChangingWithClosure: WordSet = [
    "removeAll", "sort", "partition", "merge", "withUnsafeMutableBufferPointer",
    "withUnsafeMutableBytes", "withContiguousMutableStorageIfAvailable", "withUTF8",
    "withUnsafeMutablePointer",
  ]
  static let lazy = "lazy"
  /// What makes a sequence whose elements are worked out one by one.
  static let lazySequences: WordSet = ["sequence", "AnyIterator", "AnySequence"]
  /// What a lazy sequence gives is worked out at once.
  static let eagerMembers: WordSet = [
    "sorted", "shuffled", "reduce", "contains", "min", "max", "allSatisfy", "count", "first",
    "last", "isEmpty", "forEach",
  ]
  /// What tells whoever listens, before it returns.
  static let notificationCenter = "NotificationCenter"
  static let post = "post"
  static let subjects: Set<String> = ["PassthroughSubject", "CurrentValueSubject"]
  /// Types of others that are values: changing a part of one changes the whole.
  static let valueTypes: WordSet = collectionTypes.union([
    "ContiguousArray", "Dictionary", "String", "Substring", "Data", "IndexSet",
    "AttributedString", "Deque", "OrderedSet", "OrderedDictionary", "IdentifiedArray",
    "IdentifiedArrayOf", "Int", "Double", "Bool",
  ])
  /// Collections of other modules.
  static let foreignCollectionTypes: WordSet = [
    "FetchedResults", "ContiguousArray", "OrderedSet", "IdentifiedArrayOf", "Results",
  ]
  /// Types of others whose values are equal where their parts are.
  static func comparesParts(_ name: String) -> Bool {
    name == "Result" || name == "ClosedRange" || name == "Range" || valueTypes.contains(name)
  }
  /// Classes that are on the main actor and are called like none of UIKit.
  static let controllersOnMainActor: WordSet = [
    "NSHostingController", "NSHostingView", "WKInterfaceController", "WKHostingController",
    "WKUserNotificationInterfaceController", "WKUserNotificationHostingController",
  ]
  /// Protocols of UIKit, AppKit, PhotosUI, WebKit and WatchKit that are on the main actor.
  static let protocolsOnMainActor: Set<String> = [
    "UIApplicationDelegate", "UISceneDelegate", "UIWindowSceneDelegate", "UIScrollViewDelegate",
    "UITableViewDataSource", "UITableViewDelegate", "UICollectionViewDataSource",
    "UICollectionViewDelegate", "UITextFieldDelegate", "UITextViewDelegate",
    "UINavigationControllerDelegate", "UIImagePickerControllerDelegate", "UISearchBarDelegate",
    "UIDocumentPickerDelegate", "UIColorPickerViewControllerDelegate",
    "UIGestureRecognizerDelegate", "UIAdaptivePresentationControllerDelegate",
    "UIPopoverPresentationControllerDelegate", "UIPageViewControllerDataSource",
    "UIPageViewControllerDelegate", "UITabBarControllerDelegate", "UISearchResultsUpdating",
    "UISearchControllerDelegate", "UIPickerViewDataSource", "UIPickerViewDelegate",
    "PHPickerViewControllerDelegate", "WKNavigationDelegate", "WKUIDelegate",
    "WKScriptMessageHandler",
    "NSApplicationDelegate", "NSWindowDelegate", "NSTextFieldDelegate", "WKApplicationDelegate",
  ]
  /// Types whose static properties are plain values.
  static let typesOfConstants: Set<String> = [
    "UIColor", "NSColor", "Color", "CGColor", "UIFont", "NSFont", "Font", "TimeZone", "Calendar",
    "Locale", "Date",
  ]
  /// Delegates that are made by the system, and that views find in the environment.
  static let sceneDelegates: Set<String> = ["UIWindowSceneDelegate", "UISceneDelegate"]
  static let coreData = "CoreData"
  static let fetch = "fetch"
  static let fetchRequest = "NSFetchRequest"
  /// What gives the objects of a context: the same ones each time.
  static let coreDataResults: Set<String> = [
    fetch, "fetchedObjects", "registeredObjects", "existingObject",
  ]
  /// What makes other values of such.
  static let transformations: Set<String> = ["map", "compactMap", "flatMap", "reduce"]
  static let equatable = "Equatable"
  static let wrapped = "Wrapped"
  /// Protocols that come with `==`.
  static let equatableProtocols: WordSet = [
    equatable, "Hashable", "Comparable", "Strideable", "OptionSet", "StringProtocol",
    "SetAlgebra",
  ]
  /// Types of what runs or is kept alive, and is never drawn.
  static let machineryTypes: WordSet = [
    "Task", "AnyCancellable", "Cancellable", "Timer", "NSObjectProtocol", "DispatchWorkItem",
    "Logger", "DispatchQueue", "NSLock", "CancellationToken",
  ]
  /// What only a `==` that compares everything would need to look at: nothing is left out by it.
  static let wholeComparisons: WordSet = ["self"]
  /// Wrappers that put a type on the main actor, and stay.
  static let lastingWrappersOnMainActor: WordSet = [
    "FetchRequest", "SectionedFetchRequest", "UIApplicationDelegateAdaptor",
    "NSApplicationDelegateAdaptor", "WKApplicationDelegateAdaptor", "WKExtensionDelegateAdaptor",
  ]
  /// Words with which code may leave the actor that a task states.
  static let wordsThatLeaveActors: WordSet = [
    "detached", "addTask", "addTaskUnlessCancelled", "withTaskGroup", "withThrowingTaskGroup",
    "withDiscardingTaskGroup", "async", "Sendable", "nonisolated", "assumeIsolated",
  ]
  static let declaringWords: WordSet = ["func", "var", "let"]
  static let available = "available"
  static let unavailable = "unavailable"
  static let hashValue = "hashValue"
  /// What a value says to containers and debuggers only.
  static let shownToNobody: WordSet = [hashValue, "debugDescription", "customMirror"]
  static let hash = "hash"
  static let selfType = "Self"

  /// Whether a superclass that others declare is one of Objective-C, such as a managed object.
  static func isOfRootClass(_ name: String?) -> Bool {
    name == rootClass || name.map { externalObservableObjects.contains($0) } ?? false
  }
}
