public protocol ShapeStyle: Sendable {}

public struct Color: Hashable, Sendable {
  public enum RGBColorSpace: Sendable { case sRGB, sRGBLinear, displayP3 }
  public static let red = Color()
  public static let orange = Color()
  public static let yellow = Color()
  public static let green = Color()
  public static let mint = Color()
  public static let teal = Color()
  public static let cyan = Color()
  public static let blue = Color()
  public static let indigo = Color()
  public static let purple = Color()
  public static let pink = Color()
  public static let brown = Color()
  public static let white = Color()
  public static let gray = Color()
  public static let black = Color()
  public static let clear = Color()
  public static let primary = Color()
  public static let secondary = Color()
  public static let accentColor = Color()
  public init(
    _ space: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) {}
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {}
  public init(white: Double, opacity: Double = 1) {}
  public init(_ name: String, bundle: Bundle? = nil) {}
  public init(uiColor: UIColor) {}
  public init(nsColor: NSColor) {}
  public init(_ color: UIColor) {}
  public init(_ color: NSColor) {}
  public func opacity(_ opacity: Double) -> Color { self }
  public var gradient: AnyGradient { standIn() }
  init() {}
}
extension Color: ShapeStyle {}
extension Color: PrimitiveView {}

public struct AnyGradient: ShapeStyle, Hashable {}
public struct HierarchicalShapeStyle: ShapeStyle {}
public struct TintShapeStyle: ShapeStyle {}
public struct BackgroundStyle: ShapeStyle {}
public struct Material: ShapeStyle {}

extension ShapeStyle where Self == Color {
  public static var red: Color { standIn() }
  public static var orange: Color { standIn() }
  public static var yellow: Color { standIn() }
  public static var green: Color { standIn() }
  public static var mint: Color { standIn() }
  public static var teal: Color { standIn() }
  public static var blue: Color { standIn() }
  public static var indigo: Color { standIn() }
  public static var purple: Color { standIn() }
  public static var pink: Color { standIn() }
  public static var brown: Color { standIn() }
  public static var white: Color { standIn() }
  public static var gray: Color { standIn() }
  public static var black: Color { standIn() }
  public static var clear: Color { standIn() }
  public static var accentColor: Color { standIn() }
}
extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: Self { standIn() }
  public static var secondary: Self { standIn() }
  public static var tertiary: Self { standIn() }
  public static var quaternary: Self { standIn() }
}
extension ShapeStyle where Self == TintShapeStyle {
  public static var tint: Self { standIn() }
}
extension ShapeStyle where Self == BackgroundStyle {
  public static var background: Self { standIn() }
}
extension ShapeStyle where Self == Material {
  public static var regularMaterial: Self { standIn() }
  public static var thinMaterial: Self { standIn() }
  public static var ultraThinMaterial: Self { standIn() }
  public static var thickMaterial: Self { standIn() }
  public static var bar: Self { standIn() }
}

public struct Gradient: Equatable, Sendable {
  public struct Stop: Equatable, Sendable {
    public init(color: Color, location: CGFloat) {}
  }
  public init(colors: [Color]) {}
  public init(stops: [Stop]) {}
}

public struct LinearGradient: ShapeStyle {
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {}
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {}
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {}
}
extension LinearGradient: PrimitiveView {}

public struct RadialGradient: ShapeStyle {
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {}
  public init(
    stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {}
  public init(
    gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {}
}
extension RadialGradient: PrimitiveView {}

public struct AngularGradient: ShapeStyle {
  public init(gradient: Gradient, center: UnitPoint) {}
  public init(colors: [Color], center: UnitPoint) {}
}
extension AngularGradient: PrimitiveView {}

public struct ImagePaint: ShapeStyle {
  public init(image: Image, sourceRect: CGRect = .zero, scale: CGFloat = 1) {}
}

extension ShapeStyle {
  public func opacity(_ opacity: Double) -> some ShapeStyle { self }
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle { self }
}

public struct ShadowStyle: Sendable {
  public static func drop(radius: CGFloat) -> ShadowStyle { standIn() }
  public static func inner(radius: CGFloat) -> ShadowStyle { standIn() }
}

public struct UnitPoint: Hashable, Sendable {
  public static let zero = UnitPoint()
  public static let center = UnitPoint()
  public static let top = UnitPoint()
  public static let bottom = UnitPoint()
  public static let leading = UnitPoint()
  public static let trailing = UnitPoint()
  public static let topLeading = UnitPoint()
  public static let topTrailing = UnitPoint()
  public static let bottomLeading = UnitPoint()
  public static let bottomTrailing = UnitPoint()
  public init() {}
  public init(x: CGFloat, y: CGFloat) {}
}

public struct Angle: Hashable, Comparable, Sendable {
  public var degrees: Double
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
  public static func radians(_ radians: Double) -> Angle { Angle(degrees: radians) }
  public static let zero = Angle(degrees: 0)
  public init(degrees: Double) { self.degrees = degrees }
  public init(radians: Double) { degrees = radians }
  public var radians: Double { standIn() }
  public init() { degrees = 0 }
  public static func < (lhs: Angle, rhs: Angle) -> Bool { lhs.degrees < rhs.degrees }
  public static func + (lhs: Angle, rhs: Angle) -> Angle { lhs }
  public static func - (lhs: Angle, rhs: Angle) -> Angle { lhs }
  public static func * (lhs: Angle, rhs: Double) -> Angle { lhs }
  public static func / (lhs: Angle, rhs: Double) -> Angle { lhs }
  public static prefix func - (angle: Angle) -> Angle { angle }
}
