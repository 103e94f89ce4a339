@MainActor @preconcurrency
public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension View {
  public static func _printChanges() {}
  public static func _logChanges() {}
}

extension Never: View {
  public typealias Body = Never
  public var body: Never { standIn() }
}

/// A view without a body of its own. Stand-ins conform in an extension, which leaves
/// the type itself, and so its initialisers, nonisolated.
@MainActor @preconcurrency
public protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
  public var body: Never { standIn() }
}

@resultBuilder
public struct ViewBuilder {
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> { standIn() }
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  public static func buildEither<A: View, B: View>(first: A) -> _ConditionalContent<A, B> {
    standIn()
  }
  public static func buildEither<A: View, B: View>(second: B) -> _ConditionalContent<A, B> {
    standIn()
  }
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    standIn()
  }
}

public struct TupleView<T> {
  public var value: T
  public init(_ value: T) { self.value = value }
}
extension TupleView: PrimitiveView {}

public struct _ConditionalContent<TrueContent, FalseContent> {}
extension _ConditionalContent: View where TrueContent: View, FalseContent: View {}
extension _ConditionalContent: PrimitiveView where TrueContent: View, FalseContent: View {
  public typealias Body = Never
}

extension Optional: View where Wrapped: View {}
extension Optional: PrimitiveView where Wrapped: View {
  public typealias Body = Never
}

public struct EmptyView: Sendable {
  public init() {}
}
extension EmptyView: PrimitiveView {}

public struct AnyView {
  public init<V: View>(_ view: V) {}
  public init<V: View>(erasing view: V) {}
}
extension AnyView: PrimitiveView {}

public struct Group<Content> {}
extension Group: View where Content: View {}
extension Group: PrimitiveView where Content: View {
  public typealias Body = Never
  nonisolated public init(@ViewBuilder content: () -> Content) {}
}
extension Group: Scene where Content: Scene {
  nonisolated public init(@SceneBuilder content: () -> Content) {}
}

public struct EquatableView<Content: Equatable & View> {
  public init(content: Content) {}
}
extension EquatableView: PrimitiveView {}

extension View where Self: Equatable {
  nonisolated public func equatable() -> EquatableView<Self> { standIn() }
}

// MARK: Modifiers

@MainActor @preconcurrency
public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = _ViewModifier_Content<Self>
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
}

public struct _ViewModifier_Content<Modifier: ViewModifier> {}
extension _ViewModifier_Content: PrimitiveView {}

public struct EmptyModifier: ViewModifier {
  nonisolated public init() {}
  public func body(content: Content) -> some View { content }
}

public struct ModifiedContent<Content, Modifier> {
  public var content: Content
  public var modifier: Modifier
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}
extension ModifiedContent: View where Content: View, Modifier: ViewModifier {}
extension ModifiedContent: PrimitiveView where Content: View, Modifier: ViewModifier {
  public typealias Body = Never
}
extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  public func body(content: _ViewModifier_Content<Self>) -> Never { standIn() }
}

extension ViewModifier {
  nonisolated public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> { standIn() }
}

extension View {
  nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> { standIn() }
}
