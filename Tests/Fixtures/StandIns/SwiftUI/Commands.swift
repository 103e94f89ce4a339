@MainActor @preconcurrency
public protocol Commands {
  associatedtype Body: Commands
  @CommandsBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: Commands {}

@MainActor @preconcurrency
public protocol PrimitiveCommands: Commands where Body == Never {}
extension PrimitiveCommands {
  public var body: Never { standIn() }
}

@resultBuilder
public struct CommandsBuilder {
  public static func buildExpression<C: Commands>(_ content: C) -> C { content }
  public static func buildBlock() -> EmptyCommands { EmptyCommands() }
  public static func buildBlock<C: Commands>(_ content: C) -> C { content }
  public static func buildBlock<each C: Commands>(_ content: repeat each C) -> some Commands {
    EmptyCommands()
  }
  public static func buildIf<C: Commands>(_ content: C?) -> some Commands { EmptyCommands() }
}

public struct EmptyCommands: Sendable {
  public init() {}
}
extension EmptyCommands: PrimitiveCommands {}

public struct CommandMenu<Content: View> {
  public init(_ name: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
}
extension CommandMenu: PrimitiveCommands {}

public struct CommandGroup<Content: View> {
  public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
}
extension CommandGroup: PrimitiveCommands {}

public struct CommandGroupPlacement: Sendable {
  public static let appInfo = CommandGroupPlacement()
  public static let appSettings = CommandGroupPlacement()
  public static let newItem = CommandGroupPlacement()
  public static let saveItem = CommandGroupPlacement()
  public static let help = CommandGroupPlacement()
  public static let sidebar = CommandGroupPlacement()
  public static let toolbar = CommandGroupPlacement()
  public static let undoRedo = CommandGroupPlacement()
  public static let pasteboard = CommandGroupPlacement()
}

public struct SidebarCommands {
  public init() {}
}
extension SidebarCommands: PrimitiveCommands {}

public struct KeyEquivalent: Hashable, ExpressibleByExtendedGraphemeClusterLiteral, Sendable {
  public static let `return` = KeyEquivalent("r")
  public static let escape = KeyEquivalent("e")
  public static let delete = KeyEquivalent("d")
  public static let space = KeyEquivalent(" ")
  public init(_ character: Character) {}
  public init(extendedGraphemeClusterLiteral: Character) {}
}

public struct EventModifiers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let command = EventModifiers(rawValue: 1)
  public static let shift = EventModifiers(rawValue: 2)
  public static let option = EventModifiers(rawValue: 4)
  public static let control = EventModifiers(rawValue: 8)
}

public struct KeyboardShortcut: Hashable, Sendable {
  public static let defaultAction = KeyboardShortcut("r")
  public static let cancelAction = KeyboardShortcut("e")
  public init(_ key: KeyEquivalent) {}
}

extension View {
  nonisolated public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some View { self }
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View { self }
}

// MARK: Toolbars

@MainActor @preconcurrency
public protocol ToolbarContent {
  associatedtype Body: ToolbarContent
  @ToolbarContentBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: ToolbarContent {}

@MainActor @preconcurrency
public protocol PrimitiveToolbarContent: ToolbarContent where Body == Never {}
extension PrimitiveToolbarContent {
  public var body: Never { standIn() }
}

@resultBuilder
public struct ToolbarContentBuilder {
  public static func buildExpression<C: ToolbarContent>(_ content: C) -> C { content }
  public static func buildBlock<C: ToolbarContent>(_ content: C) -> C { content }
  public static func buildBlock<each C: ToolbarContent>(
    _ content: repeat each C
  ) -> some ToolbarContent { _TupleToolbarContent() }
  public static func buildIf<C: ToolbarContent>(_ content: C?) -> some ToolbarContent {
    _TupleToolbarContent()
  }
  public static func buildEither<C: ToolbarContent>(first: C) -> some ToolbarContent {
    _TupleToolbarContent()
  }
  public static func buildEither<C: ToolbarContent>(second: C) -> some ToolbarContent {
    _TupleToolbarContent()
  }
}

struct _TupleToolbarContent {}
extension _TupleToolbarContent: PrimitiveToolbarContent {}

public struct ToolbarItem<ID, Content: View> {}
extension ToolbarItem where ID == () {
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {}
}
extension ToolbarItem where ID == String {
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {}
}
extension ToolbarItem: PrimitiveToolbarContent {}

public struct ToolbarItemGroup<Content: View> {
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {}
}
extension ToolbarItemGroup: PrimitiveToolbarContent {}

public struct ToolbarItemPlacement: Sendable {
  public static let automatic = ToolbarItemPlacement()
  public static let principal = ToolbarItemPlacement()
  public static let navigation = ToolbarItemPlacement()
  public static let primaryAction = ToolbarItemPlacement()
  public static let status = ToolbarItemPlacement()
  public static let confirmationAction = ToolbarItemPlacement()
  public static let cancellationAction = ToolbarItemPlacement()
  public static let destructiveAction = ToolbarItemPlacement()
  public static let topBarLeading = ToolbarItemPlacement()
  public static let topBarTrailing = ToolbarItemPlacement()
  public static let navigationBarLeading = ToolbarItemPlacement()
  public static let navigationBarTrailing = ToolbarItemPlacement()
  public static let bottomBar = ToolbarItemPlacement()
  public static let keyboard = ToolbarItemPlacement()
}

public enum ToolbarPlacement: Sendable {
  case automatic, navigationBar, tabBar, bottomBar, windowToolbar
}

extension View {
  nonisolated public func toolbar<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View { self }
  nonisolated public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View { self }
  nonisolated public func toolbar(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View { self }
  nonisolated public func toolbarBackground<S: ShapeStyle>(
    _ style: S, for bars: ToolbarPlacement...
  ) -> some View { self }
  nonisolated public func toolbarColorScheme(
    _ scheme: ColorScheme?, for bars: ToolbarPlacement...
  ) -> some View { self }
}
