import Dispatch
import Foundation

public protocol SchedulerTimeIntervalConvertible {
  static func seconds(_ s: Int) -> Self
  static func seconds(_ s: Double) -> Self
  static func milliseconds(_ ms: Int) -> Self
  static func microseconds(_ us: Int) -> Self
  static func nanoseconds(_ ns: Int) -> Self
}

public protocol Scheduler<SchedulerTimeType> {
  associatedtype SchedulerTimeType: Strideable
  where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible
  associatedtype SchedulerOptions
  var now: SchedulerTimeType { get }
  var minimumTolerance: SchedulerTimeType.Stride { get }
  func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)
  func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void)
  func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable
}

extension Scheduler {
  public func schedule(_ action: @escaping () -> Void) {}
  public func schedule(after date: SchedulerTimeType, _ action: @escaping () -> Void) {}
}

/// One time type for all schedulers; Apple has one for each.
public struct SchedulerTime: Strideable, Hashable, Codable, Sendable {
  public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, Codable,
    Hashable, Sendable, ExpressibleByFloatLiteral
  {
    public var magnitude: Double { standIn() }
    public init<T: BinaryInteger>(exactly source: T) {}
    public init(integerLiteral value: Double) {}
    public init(floatLiteral value: Double) {}
    public init(_ timeInterval: Double) {}
    public static func < (lhs: Stride, rhs: Stride) -> Bool { standIn() }
    public static func + (lhs: Stride, rhs: Stride) -> Stride { standIn() }
    public static func - (lhs: Stride, rhs: Stride) -> Stride { standIn() }
    public static func * (lhs: Stride, rhs: Stride) -> Stride { standIn() }
    public static func += (lhs: inout Stride, rhs: Stride) {}
    public static func -= (lhs: inout Stride, rhs: Stride) {}
    public static func *= (lhs: inout Stride, rhs: Stride) {}
    public static func seconds(_ s: Int) -> Stride { standIn() }
    public static func seconds(_ s: Double) -> Stride { standIn() }
    public static func milliseconds(_ ms: Int) -> Stride { standIn() }
    public static func microseconds(_ us: Int) -> Stride { standIn() }
    public static func nanoseconds(_ ns: Int) -> Stride { standIn() }
  }

  public func distance(to other: SchedulerTime) -> Stride { standIn() }
  public func advanced(by n: Stride) -> SchedulerTime { standIn() }
}

public struct SchedulerNoOptions {}

/// Gives a scheduler of this module its members; not part of Apple's interface.
public protocol StandInScheduler: Scheduler
where SchedulerTimeType == SchedulerTime, SchedulerOptions == SchedulerNoOptions {}

extension StandInScheduler {
  public var now: SchedulerTime { standIn() }
  public var minimumTolerance: SchedulerTime.Stride { standIn() }
  public func schedule(options: SchedulerNoOptions?, _ action: @escaping () -> Void) {}
  public func schedule(
    after date: SchedulerTime, tolerance: SchedulerTime.Stride, options: SchedulerNoOptions?,
    _ action: @escaping () -> Void
  ) {}
  public func schedule(
    after date: SchedulerTime, interval: SchedulerTime.Stride, tolerance: SchedulerTime.Stride,
    options: SchedulerNoOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable { standIn() }
}

extension RunLoop: StandInScheduler {
  public typealias SchedulerTimeType = SchedulerTime
  public typealias SchedulerOptions = SchedulerNoOptions
}

extension DispatchQueue: StandInScheduler {
  public typealias SchedulerTimeType = SchedulerTime
  public typealias SchedulerOptions = SchedulerNoOptions
}

extension OperationQueue: StandInScheduler {
  public typealias SchedulerTimeType = SchedulerTime
  public typealias SchedulerOptions = SchedulerNoOptions
}

public struct ImmediateScheduler: StandInScheduler, Sendable {
  public typealias SchedulerTimeType = SchedulerTime
  public typealias SchedulerOptions = SchedulerNoOptions
  public static let shared = ImmediateScheduler()
}
