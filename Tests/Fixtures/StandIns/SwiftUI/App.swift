@MainActor @preconcurrency
public protocol App {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
  @MainActor @preconcurrency init()
}

extension App {
  @MainActor @preconcurrency public static func main() {}
}

@MainActor @preconcurrency
public protocol Scene {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: Scene {}

/// A scene without a body of its own.
@MainActor @preconcurrency
public protocol PrimitiveScene: Scene where Body == Never {}

extension PrimitiveScene {
  public var body: Never { standIn() }
}

@resultBuilder
public struct SceneBuilder {
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: Scene>(
    _ content: repeat each Content
  ) -> some Scene { _TupleScene() }
  public static func buildOptional<Content: Scene>(_ content: Content?) -> some Scene {
    _TupleScene()
  }
  public static func buildLimitedAvailability<Content: Scene>(_ content: Content) -> some Scene {
    _TupleScene()
  }
}

struct _TupleScene {}
extension _TupleScene: PrimitiveScene {}

extension Group: PrimitiveScene where Content: Scene {}

public struct WindowGroup<Content: View> {
  public init(@ViewBuilder content: () -> Content) {}
  public init(id: String, @ViewBuilder content: () -> Content) {}
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
  public init(_ title: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {}
  public init<D: Codable & Hashable, C: View>(
    for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {}
  public init<D: Codable & Hashable, C: View>(
    id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {}
}
extension WindowGroup: PrimitiveScene {}

public struct PresentedWindowContent<Data, Content: View> {}
extension PresentedWindowContent: PrimitiveView {}

public struct Window<Content: View> {
  public init(_ title: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {}
}
extension Window: PrimitiveScene {}

public struct Settings<Content: View> {
  public init(@ViewBuilder content: () -> Content) {}
}
extension Settings: PrimitiveScene {}

public struct MenuBarExtra<Label: View, Content: View> {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}
}
extension MenuBarExtra where Label == Text {
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
}
extension MenuBarExtra where Label == SwiftUI.Label<Text, Image> {
  public init(
    _ title: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {}
  public init(
    _ title: LocalizedStringKey, systemImage: String, isInserted: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) {}
}
extension MenuBarExtra: PrimitiveScene {}

public enum ScenePhase: Comparable, Sendable { case background, inactive, active }

// MARK: Documents

public protocol FileDocument {
  typealias ReadConfiguration = FileDocumentReadConfiguration
  typealias WriteConfiguration = FileDocumentWriteConfiguration
  static var readableContentTypes: [UTType] { get }
  init(configuration: ReadConfiguration) throws
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}

/// Refines ObservableObject, as Apple's does: its conformers can never migrate.
public protocol ReferenceFileDocument: ObservableObject {
  associatedtype Snapshot
  typealias ReadConfiguration = FileDocumentReadConfiguration
  typealias WriteConfiguration = FileDocumentWriteConfiguration
  static var readableContentTypes: [UTType] { get }
  init(configuration: ReadConfiguration) throws
  func snapshot(contentType: UTType) throws -> Snapshot
  func fileWrapper(snapshot: Snapshot, configuration: WriteConfiguration) throws -> FileWrapper
}

public struct UTType: Hashable, Sendable {
  public static let plainText = UTType()
  public static let text = UTType()
  public static let json = UTType()
  public static let image = UTType()
  public static let data = UTType()
  public init(exportedAs identifier: String) {}
  init() {}
}

public struct FileDocumentReadConfiguration {
  public let contentType: UTType
  public let file: FileWrapper
}
public struct FileDocumentWriteConfiguration {
  public let contentType: UTType
  public let existingFile: FileWrapper?
}

public struct FileDocumentConfiguration<Document: FileDocument> {
  @Binding public var document: Document
  public var fileURL: URL?
  public var isEditable: Bool
}

@MainActor @preconcurrency
public struct ReferenceFileDocumentConfiguration<Document: ReferenceFileDocument> {
  @ObservedObject public var document: Document
  public var fileURL: URL?
  public var isEditable: Bool
}

public struct DocumentGroup<Document, Content: View> {
  public init(
    newDocument: @autoclosure @escaping () -> Document,
    @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) where Document: FileDocument {}
  public init(
    newDocument: @escaping () -> Document,
    @ViewBuilder editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) where Document: ReferenceFileDocument {}
}
extension DocumentGroup: PrimitiveScene {}

// MARK: Modifiers of scenes

extension Scene {
  nonisolated public func commands<C: Commands>(@CommandsBuilder content: () -> C) -> some Scene {
    self
  }
  nonisolated public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (V) -> Void
  ) -> some Scene { self }
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
  ) -> some Scene { self }
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene { self }
  nonisolated public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }
  nonisolated public func handlesExternalEvents(matching: Set<String>) -> some Scene { self }
  nonisolated public func windowResizability(_ resizability: WindowResizability) -> some Scene {
    self
  }
  nonisolated public func windowStyle<S: WindowStyle>(_ style: S) -> some Scene { self }
  nonisolated public func menuBarExtraStyle<S: MenuBarExtraStyle>(_ style: S) -> some Scene {
    self
  }
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some Scene { self }
  nonisolated public func backgroundTask(
    _ task: BackgroundTask, action: @escaping @Sendable () async -> Void
  ) -> some Scene { self }
}

public struct BackgroundTask: Sendable {
  public static func appRefresh(_ identifier: String) -> BackgroundTask { standIn() }
}
public enum WindowResizability: Sendable { case automatic, contentSize, contentMinSize }

@MainActor @preconcurrency public protocol WindowStyle {}
public struct HiddenTitleBarWindowStyle: WindowStyle { nonisolated public init() {} }
extension WindowStyle where Self == HiddenTitleBarWindowStyle {
  public static var hiddenTitleBar: Self { standIn() }
}

@MainActor @preconcurrency public protocol MenuBarExtraStyle {}
public struct WindowMenuBarExtraStyle: MenuBarExtraStyle { nonisolated public init() {} }
extension MenuBarExtraStyle where Self == WindowMenuBarExtraStyle {
  public static var window: Self { standIn() }
}

// MARK: Delegates

/// A delegate that is an ObservableObject, or Observable, also lands in the environment.
@MainActor @preconcurrency @propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>:
  DynamicProperty
{
  nonisolated public init(_ delegateType: DelegateType.Type = DelegateType.self) { standIn() }
  nonisolated public mutating func update() {}
  public var wrappedValue: DelegateType { standIn() }
}

extension UIApplicationDelegateAdaptor where DelegateType: ObservableObject {
  public var projectedValue: ObservedObject<DelegateType>.Wrapper { standIn() }
}

@MainActor @preconcurrency @propertyWrapper
public struct NSApplicationDelegateAdaptor<DelegateType: NSObject & NSApplicationDelegate>:
  DynamicProperty
{
  nonisolated public init(_ delegateType: DelegateType.Type = DelegateType.self) { standIn() }
  nonisolated public mutating func update() {}
  public var wrappedValue: DelegateType { standIn() }
}

extension NSApplicationDelegateAdaptor where DelegateType: ObservableObject {
  public var projectedValue: ObservedObject<DelegateType>.Wrapper { standIn() }
}
