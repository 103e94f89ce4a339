public struct Path: Equatable, Sendable {
  public init() {}
  public init(_ rect: CGRect) {}
  public init(ellipseIn rect: CGRect) {}
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {}
  public init(_ callback: (inout Path) -> Void) {}
  public mutating func move(to point: CGPoint) {}
  public mutating func addLine(to point: CGPoint) {}
  public mutating func addRect(_ rect: CGRect) {}
  public mutating func addEllipse(in rect: CGRect) {}
  public mutating func addQuadCurve(to point: CGPoint, control: CGPoint) {}
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool
  ) {}
  public mutating func addRoundedRect(in rect: CGRect, cornerSize: CGSize) {}
  public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {}
  public mutating func addLines(_ points: [CGPoint]) {}
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {}
  public mutating func closeSubpath() {}
  public func applying(_ transform: CGAffineTransform) -> Path { self }
  public func strokedPath(_ style: StrokeStyle) -> Path { self }
  public func contains(_ point: CGPoint) -> Bool { standIn() }
  public var boundingRect: CGRect { standIn() }
}

public protocol Animatable {
  associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData
  var animatableData: AnimatableData { get set }
}
extension Animatable where AnimatableData == EmptyAnimatableData {
  public var animatableData: EmptyAnimatableData {
    get { standIn() }
    set {}
  }
}
public protocol VectorArithmetic: AdditiveArithmetic {}
extension Double: VectorArithmetic {}
extension CGFloat: VectorArithmetic {}
public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>:
  VectorArithmetic
{
  public var first: First
  public var second: Second
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
  public static var zero: Self { standIn() }
  public static func + (lhs: Self, rhs: Self) -> Self { lhs }
  public static func - (lhs: Self, rhs: Self) -> Self { lhs }
}
public struct EmptyAnimatableData: VectorArithmetic, Sendable {
  public static let zero = EmptyAnimatableData()
  public static func + (lhs: Self, rhs: Self) -> Self { lhs }
  public static func - (lhs: Self, rhs: Self) -> Self { lhs }
}

nonisolated public protocol Shape: Sendable, Animatable, View {
  func path(in rect: CGRect) -> Path
}

extension Shape where Body == Never {
  @MainActor public var body: Never { standIn() }
}

nonisolated public protocol InsettableShape: Shape {
  associatedtype InsetShape: InsettableShape
  func inset(by amount: CGFloat) -> InsetShape
}
extension InsettableShape {
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { _StrokedShape() }
}

extension Shape where Self == Rectangle {
  public static var rect: Self { standIn() }
}
extension Shape where Self == Circle {
  public static var circle: Self { standIn() }
}
extension Shape where Self == Ellipse {
  public static var ellipse: Self { standIn() }
}
extension Shape where Self == Capsule {
  public static var capsule: Self { standIn() }
}
extension Shape where Self == RoundedRectangle {
  public static func rect(cornerRadius: CGFloat) -> Self { standIn() }
}
extension Shape where Self == UnevenRoundedRectangle {
  public static func rect(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0
  ) -> Self { standIn() }
}

public struct Rectangle: InsettableShape {
  nonisolated public init() {}
  nonisolated public func path(in rect: CGRect) -> Path { standIn() }
}
public struct Circle: InsettableShape {
  nonisolated public init() {}
  nonisolated public func path(in rect: CGRect) -> Path { standIn() }
}
public struct Ellipse: InsettableShape {
  nonisolated public init() {}
  nonisolated public func path(in rect: CGRect) -> Path { standIn() }
}
public struct Capsule: InsettableShape {
  nonisolated public init() {}
  nonisolated public func path(in rect: CGRect) -> Path { standIn() }
}
public struct RoundedRectangle: InsettableShape {
  nonisolated public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .circular) {}
  nonisolated public func path(in rect: CGRect) -> Path { standIn() }
}
public struct UnevenRoundedRectangle: InsettableShape {
  nonisolated public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0
  ) {}
  nonisolated public func path(in rect: CGRect) -> Path { standIn() }
}
extension Path: Shape {
  nonisolated public func path(in rect: CGRect) -> Path { self }
}

public struct _ShapeView {}
extension _ShapeView: PrimitiveView {}

public struct _StrokedShape: InsettableShape {
  nonisolated public func path(in rect: CGRect) -> Path { standIn() }
}

public struct FillStyle: Equatable, Sendable {
  public init(eoFill: Bool = false, antialiased: Bool = true) {}
}

public struct StrokeStyle: Equatable, Sendable {
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {}
}

extension Shape {
  nonisolated public func fill<S: ShapeStyle>(
    _ style: S, style fill: FillStyle = FillStyle()
  ) -> some View { _ShapeView() }
  nonisolated public func fill() -> some View { _ShapeView() }
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some Shape {
    _StrokedShape()
  }
  nonisolated public func scale(_ scale: CGFloat) -> some Shape { _StrokedShape() }
  nonisolated public func rotation(_ angle: Angle) -> some Shape { _StrokedShape() }
  nonisolated public func stroke(style s: StrokeStyle) -> some Shape { _StrokedShape() }
  nonisolated public func stroke<S: ShapeStyle>(
    _ style: S, lineWidth: CGFloat = 1
  ) -> some View { _ShapeView() }
  nonisolated public func stroke<S: ShapeStyle>(_ style: S, style s: StrokeStyle) -> some View {
    _ShapeView()
  }
  nonisolated public func stroke(lineWidth: CGFloat = 1) -> some Shape { _StrokedShape() }
  nonisolated public func trim(from: CGFloat = 0, to: CGFloat = 1) -> some Shape {
    _StrokedShape()
  }
}
extension InsettableShape {
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ style: S, lineWidth: CGFloat = 1
  ) -> some View { _ShapeView() }
}

public struct Canvas {
  public init(renderer: @escaping (inout GraphicsContext, CGSize) -> Void) {}
}
extension Canvas: PrimitiveView {}

public struct GraphicsContext {
  public enum Shading {
    public static func color(_ color: Color) -> Shading { standIn() }
  }
  public func fill(_ path: Path, with shading: Shading) {}
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {}
}

public enum RoundedCornerStyle: Sendable { case circular, continuous }
