public struct NavigationView<Content: View> {
  public init(@ViewBuilder content: () -> Content) {}
}
extension NavigationView: PrimitiveView {}

public struct NavigationPath: Equatable {
  public init() {}
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {}
  public var count: Int { standIn() }
  public var isEmpty: Bool { standIn() }
  public mutating func append<V: Hashable>(_ value: V) {}
  public mutating func removeLast(_ k: Int = 1) {}
}

public struct NavigationStack<Data, Root: View> {}
extension NavigationStack where Data == NavigationPath {
  public init(@ViewBuilder root: () -> Root) {}
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {}
}
extension NavigationStack
where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection {
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root) where Data.Element: Hashable {}
}
extension NavigationStack: PrimitiveView {}

public enum NavigationSplitViewVisibility: Sendable {
  case automatic, all, doubleColumn, detailOnly
}

public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View> {
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {}
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {}
}
extension NavigationSplitView where Content == EmptyView {
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {}
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {}
}
extension NavigationSplitView: PrimitiveView {}

public struct NavigationLink<Label: View, Destination: View> {
  public init(
    @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {}
  public init(destination: Destination, @ViewBuilder label: () -> Label) {}
  public init(
    destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
  ) {}
  public init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {}
}
extension NavigationLink where Destination == Never {
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {}
}
extension NavigationLink where Label == Text {
  public init(_ title: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {}
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {}
  public init(_ title: LocalizedStringKey, destination: Destination) {}
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: Destination) {}
  public init(
    _ title: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>
  ) {}
}
extension NavigationLink where Label == Text, Destination == Never {
  public init<P: Hashable>(_ title: LocalizedStringKey, value: P?) {}
  @_disfavoredOverload public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {}
}
extension NavigationLink: PrimitiveView {}

public struct TabView<SelectionValue: Hashable, Content: View> {
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {}
}
extension TabView where SelectionValue == Int {
  public init(@ViewBuilder content: () -> Content) {}
}
extension TabView: PrimitiveView {}

/// A plain view here; Apple's has a builder of its own.
public struct Tab<Content: View> {
  public init(
    _ title: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {}
  public init<V: Hashable>(
    _ title: LocalizedStringKey, systemImage: String, value: V, @ViewBuilder content: () -> Content
  ) {}
}
extension Tab: PrimitiveView {}

public enum NavigationBarTitleDisplayMode: Sendable { case automatic, inline, large }

public struct NavigationBarItem: Sendable {
  public typealias TitleDisplayMode = NavigationBarTitleDisplayMode
}

extension View {
  nonisolated public func navigationTitle(_ title: LocalizedStringKey) -> some View { self }
  @_disfavoredOverload
  nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View { self }
  nonisolated public func navigationTitle(_ title: Text) -> some View { self }
  nonisolated public func navigationTitle(_ title: Binding<String>) -> some View { self }
  nonisolated public func navigationSubtitle(_ title: LocalizedStringKey) -> some View { self }
  nonisolated public func navigationBarTitle(_ title: LocalizedStringKey) -> some View { self }
  @_disfavoredOverload
  nonisolated public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View { self }
  nonisolated public func navigationBarTitle(_ title: Text) -> some View { self }
  nonisolated public func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarTitleDisplayMode
  ) -> some View { self }
  @_disfavoredOverload
  nonisolated public func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarTitleDisplayMode
  ) -> some View { self }
  nonisolated public func navigationBarTitle(
    _ title: LocalizedStringKey, displayMode: NavigationBarTitleDisplayMode
  ) -> some View { self }
  nonisolated public func navigationBarTitleDisplayMode(
    _ mode: NavigationBarTitleDisplayMode
  ) -> some View { self }
  nonisolated public func navigationBarHidden(_ hidden: Bool) -> some View { self }
  nonisolated public func navigationBarBackButtonHidden(_ hidden: Bool = true) -> some View {
    self
  }
  nonisolated public func navigationBarItems<T: View>(trailing: T) -> some View { self }
  nonisolated public func navigationBarItems<L: View>(leading: L) -> some View { self }
  nonisolated public func navigationBarItems<L: View, T: View>(
    leading: L, trailing: T
  ) -> some View { self }
  nonisolated public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
    self
  }
  nonisolated public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View { self }
  nonisolated public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View { self }
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View { self }
  nonisolated public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View { self }
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View { self }
  nonisolated public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View { self }
}

@MainActor @preconcurrency public protocol NavigationViewStyle {}
public struct StackNavigationViewStyle: NavigationViewStyle { nonisolated public init() {} }
public struct DefaultNavigationViewStyle: NavigationViewStyle { nonisolated public init() {} }
extension NavigationViewStyle where Self == StackNavigationViewStyle {
  public static var stack: Self { standIn() }
}
extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  public static var automatic: Self { standIn() }
}
