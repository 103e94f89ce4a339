public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

public struct EnvironmentValues {
  public init() {}
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { standIn() }
    set {}
  }
  public subscript<T: AnyObject & Observable>(objectType: T.Type) -> T? {
    get { standIn() }
    set {}
  }
}

@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {}
  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {}
  public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {}
  public var wrappedValue: Value { standIn() }
}

extension Environment: Sendable where Value: Sendable {}

extension View {
  nonisolated public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View { self }
  nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    self
  }
  nonisolated public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View { self }
}

extension Scene {
  nonisolated public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some Scene { self }
  nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
    self
  }
}

extension EnvironmentValues {
  public var colorScheme: ColorScheme {
    get { standIn() }
    set {}
  }
  public var locale: Locale {
    get { standIn() }
    set {}
  }
  public var calendar: Calendar {
    get { standIn() }
    set {}
  }
  public var timeZone: TimeZone {
    get { standIn() }
    set {}
  }
  public var font: Font? {
    get { standIn() }
    set {}
  }
  public var isEnabled: Bool {
    get { standIn() }
    set {}
  }
  public var lineLimit: Int? {
    get { standIn() }
    set {}
  }
  public var editMode: Binding<EditMode>? {
    get { standIn() }
    set {}
  }
  public var dynamicTypeSize: DynamicTypeSize {
    get { standIn() }
    set {}
  }
  public var layoutDirection: LayoutDirection {
    get { standIn() }
    set {}
  }
  public var controlSize: ControlSize {
    get { standIn() }
    set {}
  }
  public var sizeCategory: ContentSizeCategory {
    get { standIn() }
    set {}
  }
  public var isPresented: Bool { standIn() }
  public var isSearching: Bool { standIn() }
  public var scenePhase: ScenePhase {
    get { standIn() }
    set {}
  }
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { standIn() }
    set {}
  }
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { standIn() }
    set {}
  }
  public var displayScale: CGFloat {
    get { standIn() }
    set {}
  }
  public var redactionReasons: RedactionReasons {
    get { standIn() }
    set {}
  }
  public var accessibilityReduceMotion: Bool { standIn() }
  public var accessibilityReduceTransparency: Bool { standIn() }
  public var accessibilityDifferentiateWithoutColor: Bool { standIn() }
  public var accessibilityVoiceOverEnabled: Bool { standIn() }
  public var presentationMode: Binding<PresentationMode> { standIn() }
  public var dismiss: DismissAction { standIn() }
  public var dismissSearch: DismissSearchAction { standIn() }
  public var dismissWindow: DismissWindowAction { standIn() }
  public var refresh: RefreshAction? { standIn() }
  public var openURL: OpenURLAction {
    get { standIn() }
    set {}
  }
  public var openWindow: OpenWindowAction { standIn() }
}

public enum ColorScheme: CaseIterable, Sendable { case light, dark }
public enum LayoutDirection: Sendable { case leftToRight, rightToLeft }
public enum UserInterfaceSizeClass: Sendable { case compact, regular }
public enum DynamicTypeSize: Comparable, CaseIterable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge, accessibility1
}
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
  case small, medium, large, extraLarge, accessibilityMedium
  public var isAccessibilityCategory: Bool { standIn() }
}
public enum EditMode: Sendable {
  case inactive, transient, active
  public var isEditing: Bool { standIn() }
}
public struct RedactionReasons: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let placeholder = RedactionReasons(rawValue: 1)
  public static let privacy = RedactionReasons(rawValue: 2)
}

public struct PresentationMode: Sendable {
  public var isPresented: Bool { standIn() }
  public mutating func dismiss() {}
}

@MainActor @preconcurrency
public struct DismissAction {
  public func callAsFunction() {}
}
@MainActor @preconcurrency
public struct DismissSearchAction {
  public func callAsFunction() {}
}
@MainActor @preconcurrency
public struct DismissWindowAction {
  public func callAsFunction() {}
  public func callAsFunction(id: String) {}
}
public struct RefreshAction: Sendable {
  public func callAsFunction() async {}
}

@MainActor @preconcurrency
public struct OpenURLAction {
  public struct Result: Sendable {
    public static let handled = Result()
    public static let discarded = Result()
    public static let systemAction = Result()
  }
  nonisolated public init(handler: @escaping (URL) -> Result) { standIn() }
  public func callAsFunction(_ url: URL) {}
  public func callAsFunction(_ url: URL, completion: @escaping (Bool) -> Void) {}
}

@MainActor @preconcurrency
public struct OpenWindowAction {
  public func callAsFunction(id: String) {}
  public func callAsFunction<D: Codable & Hashable>(value: D) {}
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}
