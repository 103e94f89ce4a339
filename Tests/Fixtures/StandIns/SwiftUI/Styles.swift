// MARK: Button styles

@MainActor @preconcurrency
public protocol ButtonStyle {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Configuration) -> Body
}

public struct ButtonStyleConfiguration {
  public struct Label {}
  public var role: ButtonRole? { standIn() }
  public var label: Label { standIn() }
  public var isPressed: Bool { standIn() }
}
extension ButtonStyleConfiguration.Label: PrimitiveView {}

@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {}

public struct BorderedButtonStyle: PrimitiveButtonStyle { nonisolated public init() {} }
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle { nonisolated public init() {} }
public struct BorderlessButtonStyle: PrimitiveButtonStyle { nonisolated public init() {} }
public struct PlainButtonStyle: PrimitiveButtonStyle { nonisolated public init() {} }
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  public static var bordered: Self { standIn() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  public static var borderedProminent: Self { standIn() }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  public static var borderless: Self { standIn() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  public static var plain: Self { standIn() }
}

// MARK: Other styles that people write

@MainActor @preconcurrency
public protocol ToggleStyle {
  associatedtype Body: View
  typealias Configuration = ToggleStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Configuration) -> Body
}

public struct ToggleStyleConfiguration {
  public struct Label {}
  public var label: Label { standIn() }
  @Binding public var isOn: Bool
}
extension ToggleStyleConfiguration.Label: PrimitiveView {}

public struct SwitchToggleStyle: ToggleStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}
extension ToggleStyle where Self == SwitchToggleStyle {
  public static var `switch`: Self { standIn() }
}

@MainActor @preconcurrency
public protocol LabelStyle {
  associatedtype Body: View
  typealias Configuration = LabelStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Configuration) -> Body
}
public struct LabelStyleConfiguration {
  public struct Title {}
  public struct Icon {}
  public var title: Title { standIn() }
  public var icon: Icon { standIn() }
}
extension LabelStyleConfiguration.Title: PrimitiveView {}
extension LabelStyleConfiguration.Icon: PrimitiveView {}

public struct IconOnlyLabelStyle: LabelStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}
extension LabelStyle where Self == IconOnlyLabelStyle {
  public static var iconOnly: Self { standIn() }
}

// MARK: Styles that are only chosen

@MainActor @preconcurrency public protocol ListStyle {}
public struct PlainListStyle: ListStyle { nonisolated public init() {} }
public struct GroupedListStyle: ListStyle { nonisolated public init() {} }
public struct InsetListStyle: ListStyle { nonisolated public init() {} }
public struct InsetGroupedListStyle: ListStyle { nonisolated public init() {} }
public struct SidebarListStyle: ListStyle { nonisolated public init() {} }
extension ListStyle where Self == PlainListStyle {
  public static var plain: Self { standIn() }
}
extension ListStyle where Self == GroupedListStyle {
  public static var grouped: Self { standIn() }
}
extension ListStyle where Self == InsetListStyle {
  public static var inset: Self { standIn() }
}
extension ListStyle where Self == InsetGroupedListStyle {
  public static var insetGrouped: Self { standIn() }
}
extension ListStyle where Self == SidebarListStyle {
  public static var sidebar: Self { standIn() }
}

@MainActor @preconcurrency public protocol PickerStyle {}
public struct SegmentedPickerStyle: PickerStyle { nonisolated public init() {} }
public struct MenuPickerStyle: PickerStyle { nonisolated public init() {} }
public struct WheelPickerStyle: PickerStyle { nonisolated public init() {} }
public struct InlinePickerStyle: PickerStyle { nonisolated public init() {} }
extension PickerStyle where Self == SegmentedPickerStyle {
  public static var segmented: Self { standIn() }
}
extension PickerStyle where Self == MenuPickerStyle {
  public static var menu: Self { standIn() }
}
extension PickerStyle where Self == WheelPickerStyle {
  public static var wheel: Self { standIn() }
}
extension PickerStyle where Self == InlinePickerStyle {
  public static var inline: Self { standIn() }
}

@MainActor @preconcurrency public protocol TextFieldStyle {}
public struct RoundedBorderTextFieldStyle: TextFieldStyle { nonisolated public init() {} }
public struct PlainTextFieldStyle: TextFieldStyle { nonisolated public init() {} }
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  public static var roundedBorder: Self { standIn() }
}
extension TextFieldStyle where Self == PlainTextFieldStyle {
  public static var plain: Self { standIn() }
}

@MainActor @preconcurrency public protocol TabViewStyle {}
public struct PageTabViewStyle: TabViewStyle {
  public enum IndexDisplayMode: Sendable { case automatic, always, never }
  nonisolated public init(indexDisplayMode: IndexDisplayMode = .automatic) {}
}
extension TabViewStyle where Self == PageTabViewStyle {
  public static var page: Self { standIn() }
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> Self {
    standIn()
  }
}

public struct PageIndexViewStyle: Sendable {
  public enum BackgroundDisplayMode: Sendable { case automatic, always, never }
  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {}
  public static var page: Self { standIn() }
  public static func page(backgroundDisplayMode: BackgroundDisplayMode) -> Self { standIn() }
}

@MainActor @preconcurrency public protocol ProgressViewStyle {}
public struct CircularProgressViewStyle: ProgressViewStyle {
  nonisolated public init() {}
  nonisolated public init(tint: Color) {}
}
public struct LinearProgressViewStyle: ProgressViewStyle { nonisolated public init() {} }
extension ProgressViewStyle where Self == CircularProgressViewStyle {
  public static var circular: Self { standIn() }
}
extension ProgressViewStyle where Self == LinearProgressViewStyle {
  public static var linear: Self { standIn() }
}

@MainActor @preconcurrency public protocol DatePickerStyle {}
public struct GraphicalDatePickerStyle: DatePickerStyle { nonisolated public init() {} }
extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  public static var graphical: Self { standIn() }
}

@MainActor @preconcurrency public protocol FormStyle {}
public struct GroupedFormStyle: FormStyle { nonisolated public init() {} }
extension FormStyle where Self == GroupedFormStyle {
  public static var grouped: Self { standIn() }
}

public enum ButtonBorderShape: Sendable { case automatic, capsule, roundedRectangle, circle }
public enum ControlSize: Sendable { case mini, small, regular, large }

extension View {
  nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View { self }
  nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View { self }
  nonisolated public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View { self }
  nonisolated public func labelStyle<S: LabelStyle>(_ style: S) -> some View { self }
  nonisolated public func listStyle<S: ListStyle>(_ style: S) -> some View { self }
  nonisolated public func pickerStyle<S: PickerStyle>(_ style: S) -> some View { self }
  nonisolated public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View { self }
  nonisolated public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View { self }
  nonisolated public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    self
  }
  nonisolated public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View { self }
  nonisolated public func formStyle<S: FormStyle>(_ style: S) -> some View { self }
  nonisolated public func controlSize(_ size: ControlSize) -> some View { self }
  nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { self }
  nonisolated public func indexViewStyle(_ style: PageIndexViewStyle) -> some View { self }
  nonisolated public func labelsHidden() -> some View { self }
}
