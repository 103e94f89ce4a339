public protocol AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}
public struct HorizontalAlignment: Equatable, Sendable {
  public static let leading = HorizontalAlignment()
  public static let center = HorizontalAlignment()
  public static let trailing = HorizontalAlignment()
  init() {}
  public init(_ id: any AlignmentID.Type) {}
}
public struct VerticalAlignment: Equatable, Sendable {
  public static let top = VerticalAlignment()
  public static let center = VerticalAlignment()
  public static let bottom = VerticalAlignment()
  public static let firstTextBaseline = VerticalAlignment()
  public static let lastTextBaseline = VerticalAlignment()
  init() {}
  public init(_ id: any AlignmentID.Type) {}
}
public struct Alignment: Equatable, Sendable {
  public static let center = Alignment()
  public static let top = Alignment()
  public static let bottom = Alignment()
  public static let leading = Alignment()
  public static let trailing = Alignment()
  public static let topLeading = Alignment()
  public static let topTrailing = Alignment()
  public static let bottomLeading = Alignment()
  public static let bottomTrailing = Alignment()
  init() {}
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {}
}
public enum TextAlignment: Sendable { case leading, center, trailing }
public enum ContentMode: Sendable { case fit, fill }
public enum Visibility: Sendable { case automatic, visible, hidden }

public enum Edge: CaseIterable, Sendable {
  case top, leading, bottom, trailing
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let top = Set(rawValue: 1)
    public static let leading = Set(rawValue: 2)
    public static let bottom = Set(rawValue: 4)
    public static let trailing = Set(rawValue: 8)
    public static let horizontal = Set(rawValue: 10)
    public static let vertical = Set(rawValue: 5)
    public static let all = Set(rawValue: 15)
  }
}
public enum HorizontalEdge: Sendable { case leading, trailing }
public enum VerticalEdge: Sendable {
  case top, bottom
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let top = Set(rawValue: 1)
    public static let bottom = Set(rawValue: 2)
    public static let all = Set(rawValue: 3)
  }
}

public struct EdgeInsets: Equatable, Sendable {
  public init() {}
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {}
}

public enum Axis: CaseIterable, Sendable {
  case horizontal, vertical
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let horizontal = Set(rawValue: 1)
    public static let vertical = Set(rawValue: 2)
  }
}

// MARK: Stacks

public struct VStack<Content: View> {
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {}
}
extension VStack: PrimitiveView {}

public struct HStack<Content: View> {
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {}
}
extension HStack: PrimitiveView {}

public struct ZStack<Content: View> {
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {}
}
extension ZStack: PrimitiveView {}

public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let sectionHeaders = Self(rawValue: 1)
}

public struct LazyVStack<Content: View> {
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {}
}
extension LazyVStack: PrimitiveView {}

public struct LazyHStack<Content: View> {
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {}
}
extension LazyHStack: PrimitiveView {}

public struct GridItem: Sendable {
  public enum Size: Sendable {
    case fixed(CGFloat)
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }
  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil) {}
}

public struct LazyVGrid<Content: View> {
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {}
}
extension LazyVGrid: PrimitiveView {}

public struct LazyHGrid<Content: View> {
  public init(
    rows: [GridItem], spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {}
}
extension LazyHGrid: PrimitiveView {}

public struct Grid<Content: View> {
  public init(
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {}
}
extension Grid: PrimitiveView {}

public struct GridRow<Content: View> {
  public init(@ViewBuilder content: () -> Content) {}
}
extension GridRow: PrimitiveView {}

public struct Spacer: Sendable {
  public init(minLength: CGFloat? = nil) {}
}
extension Spacer: PrimitiveView {}

public struct Divider: Sendable {
  public init() {}
}
extension Divider: PrimitiveView {}

public struct GeometryProxy {
  public var size: CGSize { standIn() }
  public var safeAreaInsets: EdgeInsets { standIn() }
  public func frame(in space: CoordinateSpace) -> CGRect { standIn() }
  public func frame(in space: some CoordinateSpaceProtocol) -> CGRect { standIn() }
}
public enum CoordinateSpace: Hashable {
  case global, local
  case named(AnyHashable)
}
public protocol CoordinateSpaceProtocol {}
public struct NamedCoordinateSpace: CoordinateSpaceProtocol {}
extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  public static func named(_ name: some Hashable) -> Self { standIn() }
}

public struct GeometryReader<Content: View> {
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {}
}
extension GeometryReader: PrimitiveView {}

public struct ViewThatFits<Content: View> {
  public init(in axes: Axis.Set = [], @ViewBuilder content: () -> Content) {}
}
extension ViewThatFits: PrimitiveView {}

public protocol TimelineSchedule {}
public struct PeriodicTimelineSchedule: TimelineSchedule {}
public struct AnimationTimelineSchedule: TimelineSchedule {}
extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  public static func periodic(from date: Date, by interval: TimeInterval) -> Self { standIn() }
}
extension TimelineSchedule where Self == AnimationTimelineSchedule {
  public static var animation: Self { standIn() }
}

public struct TimelineView<Schedule: TimelineSchedule, Content> {
  public struct Context {
    public let date: Date
  }
}
extension TimelineView: View where Content: View {}
extension TimelineView: PrimitiveView where Content: View {
  public typealias Body = Never
  nonisolated public init(
    _ schedule: Schedule, @ViewBuilder content: @escaping (Context) -> Content
  ) {}
}
