// How a view looks and where it stands.
extension View {
  nonisolated public func id<ID: Hashable>(_ id: ID) -> some View { self }
  nonisolated public func tag<V: Hashable>(_ tag: V) -> some View { self }
  nonisolated public func hidden() -> some View { self }
  nonisolated public func disabled(_ disabled: Bool) -> some View { self }
  nonisolated public func opacity(_ opacity: Double) -> some View { self }
  nonisolated public func zIndex(_ value: Double) -> some View { self }
  nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View { self }
  nonisolated public func grayscale(_ amount: Double) -> some View { self }
  nonisolated public func brightness(_ amount: Double) -> some View { self }
  nonisolated public func contrast(_ amount: Double) -> some View { self }
  nonisolated public func saturation(_ amount: Double) -> some View { self }
  nonisolated public func hueRotation(_ angle: Angle) -> some View { self }
  nonisolated public func colorInvert() -> some View { self }
  nonisolated public func blendMode(_ mode: BlendMode) -> some View { self }
  nonisolated public func compositingGroup() -> some View { self }
  nonisolated public func drawingGroup() -> some View { self }
  nonisolated public func fixedSize() -> some View { self }
  nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View { self }
  nonisolated public func layoutPriority(_ value: Double) -> some View { self }

  nonisolated public func padding(_ insets: EdgeInsets) -> some View { self }
  nonisolated public func padding(
    _ edges: Edge.Set = .all, _ length: CGFloat? = nil
  ) -> some View { self }
  nonisolated public func padding(_ length: CGFloat) -> some View { self }
  nonisolated public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View { self }
  nonisolated public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View { self }
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { self }
  nonisolated public func offset(_ offset: CGSize) -> some View { self }
  nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { self }
  nonisolated public func position(_ position: CGPoint) -> some View { self }
  nonisolated public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    self
  }
  nonisolated public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1) -> some View { self }
  nonisolated public func rotationEffect(
    _ angle: Angle, anchor: UnitPoint = .center
  ) -> some View { self }
  nonisolated public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    perspective: CGFloat = 1
  ) -> some View { self }
  nonisolated public func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View { self }
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center
  ) -> some View { self }
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View { self }
  nonisolated public func aspectRatio(
    _ ratio: CGFloat? = nil, contentMode: ContentMode
  ) -> some View { self }
  nonisolated public func scaledToFit() -> some View { self }
  nonisolated public func scaledToFill() -> some View { self }
  nonisolated public func imageScale(_ scale: Image.Scale) -> some View { self }
  nonisolated public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View { self }
  nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }
  nonisolated public func safeAreaInset<V: View>(
    edge: VerticalEdge, spacing: CGFloat? = nil, @ViewBuilder content: () -> V
  ) -> some View { self }
  nonisolated public func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping @Sendable (ViewDimensions) -> CGFloat
  ) -> some View { self }
  nonisolated public func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping @Sendable (ViewDimensions) -> CGFloat
  ) -> some View { self }
  nonisolated public func clipped() -> some View { self }
  nonisolated public func clipShape<S: Shape>(
    _ shape: S, style: FillStyle = FillStyle()
  ) -> some View { self }
  nonisolated public func cornerRadius(_ radius: CGFloat) -> some View { self }
  nonisolated public func mask<M: View>(_ mask: M) -> some View { self }
  nonisolated public func mask<M: View>(@ViewBuilder _ mask: () -> M) -> some View { self }
  nonisolated public func contentShape<S: Shape>(_ shape: S) -> some View { self }
  nonisolated public func border<S: ShapeStyle>(_ style: S, width: CGFloat = 1) -> some View {
    self
  }
  nonisolated public func shadow(
    color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View { self }

  nonisolated public func background<B: View>(
    _ background: B, alignment: Alignment = .center
  ) -> some View { self }
  nonisolated public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View { self }
  nonisolated public func background<S: ShapeStyle>(_ style: S) -> some View { self }
  nonisolated public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T
  ) -> some View { self }
  nonisolated public func overlay<O: View>(
    _ overlay: O, alignment: Alignment = .center
  ) -> some View { self }
  nonisolated public func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View { self }

  nonisolated public func font(_ font: Font?) -> some View { self }
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View { self }
  nonisolated public func fontDesign(_ design: Font.Design?) -> some View { self }
  nonisolated public func bold(_ isActive: Bool = true) -> some View { self }
  nonisolated public func italic(_ isActive: Bool = true) -> some View { self }
  nonisolated public func monospacedDigit() -> some View { self }
  nonisolated public func foregroundColor(_ color: Color?) -> some View { self }
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { self }
  nonisolated public func tint(_ color: Color?) -> some View { self }
  nonisolated public func accentColor(_ color: Color?) -> some View { self }
  nonisolated public func preferredColorScheme(_ scheme: ColorScheme?) -> some View { self }
  nonisolated public func colorScheme(_ scheme: ColorScheme) -> some View { self }
  nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { self }
  nonisolated public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View
  where T.Bound == DynamicTypeSize { self }
  nonisolated public func redacted(reason: RedactionReasons) -> some View { self }
  nonisolated public func lineLimit(_ number: Int?) -> some View { self }
  nonisolated public func lineLimit(_ range: ClosedRange<Int>) -> some View { self }
  nonisolated public func lineSpacing(_ spacing: CGFloat) -> some View { self }
  nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View { self }
  nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View { self }
  nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View { self }
  nonisolated public func textCase(_ textCase: Text.Case?) -> some View { self }
  nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View { self }
  nonisolated public func textContentType(_ type: UITextContentType?) -> some View { self }
  nonisolated public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    self
  }
  nonisolated public func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View { self }
  nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }
  nonisolated public func disableAutocorrection(_ disable: Bool?) -> some View { self }
  nonisolated public func submitLabel(_ label: SubmitLabel) -> some View { self }
  nonisolated public func textSelection(_ selectability: EnabledTextSelection) -> some View {
    self
  }

  nonisolated public func listRowBackground<V: View>(_ view: V?) -> some View { self }
  nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View { self }
  nonisolated public func listRowSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View { self }
  nonisolated public func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View { self }
  nonisolated public func deleteDisabled(_ disabled: Bool) -> some View { self }
  nonisolated public func moveDisabled(_ disabled: Bool) -> some View { self }
  nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View { self }
  nonisolated public func scrollIndicators(_ visibility: ScrollIndicatorVisibility) -> some View {
    self
  }
  nonisolated public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior) -> some View {
    self
  }
  nonisolated public func scrollTargetLayout() -> some View { self }
  nonisolated public func scrollTargetBehavior(_ behavior: ScrollTargets) -> some View { self }
  nonisolated public func scrollPosition(id: Binding<(some Hashable)?>) -> some View { self }
  nonisolated public func scrollDisabled(_ disabled: Bool) -> some View { self }
  nonisolated public func scrollDismissesKeyboard(
    _ mode: ScrollDismissesKeyboardMode
  ) -> some View { self }
  nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View { self }
  nonisolated public func badge(_ count: Int) -> some View { self }
  nonisolated public func help(_ text: LocalizedStringKey) -> some View { self }
  nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View { self }
  nonisolated public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID
  ) -> some View { self }
  nonisolated public func transition(_ t: AnyTransition) -> some View { self }
  nonisolated public func animation<V: Equatable>(
    _ animation: Animation?, value: V
  ) -> some View { self }
  nonisolated public func animation(_ animation: Animation?) -> some View { self }
  nonisolated public func transaction(
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some View { self }
  nonisolated public func coordinateSpace<T: Hashable>(name: T) -> some View { self }
  nonisolated public func preference<K: PreferenceKey>(
    key: K.Type = K.self, value: K.Value
  ) -> some View { self }
  nonisolated public func previewDisplayName(_ name: String?) -> some View { self }
  nonisolated public func previewLayout(_ layout: PreviewLayout) -> some View { self }
  nonisolated public func previewDevice(_ device: PreviewDevice?) -> some View { self }
}

public struct ViewDimensions: Sendable {
  public var width: CGFloat { standIn() }
  public var height: CGFloat { standIn() }
  public subscript(guide: HorizontalAlignment) -> CGFloat { standIn() }
  public subscript(guide: VerticalAlignment) -> CGFloat { standIn() }
}

public struct TextInputAutocapitalization: Sendable {
  public static let never = TextInputAutocapitalization()
  public static let words = TextInputAutocapitalization()
  public static let sentences = TextInputAutocapitalization()
  public static let characters = TextInputAutocapitalization()
}
public enum SubmitLabel: Sendable { case done, go, send, join, search, next, `return` }
public enum EnabledTextSelection: Sendable { case enabled, disabled }
public enum ScrollDismissesKeyboardMode: Sendable { case automatic, immediately, interactively }

public struct AnyTransition {
  public static var opacity: AnyTransition { standIn() }
  public static var slide: AnyTransition { standIn() }
  public static var scale: AnyTransition { standIn() }
  public static var identity: AnyTransition { standIn() }
  public static func move(edge: Edge) -> AnyTransition { standIn() }
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition { standIn() }
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    standIn()
  }
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { standIn() }
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    standIn()
  }
  public func combined(with other: AnyTransition) -> AnyTransition { self }
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}

public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let container = SafeAreaRegions(rawValue: 1)
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  public static let all = SafeAreaRegions(rawValue: 3)
}
public enum BlendMode: Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
  case hardLight, difference, exclusion, hue, saturation, color, luminosity, sourceAtop
  case destinationOver, destinationOut, plusDarker, plusLighter
}
public enum ScrollIndicatorVisibility: Sendable { case automatic, visible, hidden, never }
public enum ScrollBounceBehavior: Sendable { case automatic, always, basedOnSize }
public enum ScrollTargets: Sendable { case paging, viewAligned }

public protocol VisualEffect: Sendable {}
public struct EmptyVisualEffect: VisualEffect {}
extension VisualEffect {
  public func opacity(_ opacity: Double) -> some VisualEffect { self }
  public func blur(radius: CGFloat) -> some VisualEffect { self }
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { self }
  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect { self }
  public func hueRotation(_ angle: Angle) -> some VisualEffect { self }
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat)
  ) -> some VisualEffect { self }
}

public protocol PreferenceKey {
  associatedtype Value
  static var defaultValue: Value { get }
  static func reduce(value: inout Value, nextValue: () -> Value)
}

