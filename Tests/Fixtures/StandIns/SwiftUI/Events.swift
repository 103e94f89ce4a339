import Combine

// Closures are not `@Sendable` where Apple's are not: in a body they run on its actor.
extension View {
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View { self }
  nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View { self }
  nonisolated public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View { self }
  nonisolated public func task<T: Equatable>(
    id: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View { self }
  nonisolated public func refreshable(
    @_inheritActorContext action: @escaping @Sendable () async -> Void
  ) -> some View { self }

  nonisolated public func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never { self }

  nonisolated public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some View { self }
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ old: V, _ new: V) -> Void
  ) -> some View { self }
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View { self }

  nonisolated public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type, perform action: @escaping @Sendable (K.Value) -> Void
  ) -> some View where K.Value: Equatable { self }
  nonisolated public func onSubmit(_ action: @escaping () -> Void) -> some View { self }
  nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }
  nonisolated public func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> some View { self }
  nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }
  nonisolated public func onTapGesture(
    count: Int = 1, perform action: @escaping () -> Void
  ) -> some View { self }
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, perform action: @escaping () -> Void
  ) -> some View { self }
  nonisolated public func onDrag(_ data: @escaping () -> Any) -> some View { self }
  nonisolated public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T
  ) -> some View { self }

  nonisolated public func gesture<T: Gesture>(_ gesture: T) -> some View { self }
  nonisolated public func simultaneousGesture<T: Gesture>(_ gesture: T) -> some View { self }
  nonisolated public func highPriorityGesture<T: Gesture>(_ gesture: T) -> some View { self }

  nonisolated public func focused<V: Hashable>(
    _ binding: FocusState<V>.Binding, equals value: V
  ) -> some View { self }
  nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View { self }
}

public enum SensoryFeedback: Sendable { case success, warning, error, selection, impact }

// MARK: Gestures

@MainActor @preconcurrency
public protocol Gesture<Value> {
  associatedtype Value
}

public struct DragGesture: Gesture {
  public struct Value: Equatable, Sendable {
    public var location: CGPoint { standIn() }
    public var startLocation: CGPoint { standIn() }
    public var translation: CGSize { standIn() }
    public var predictedEndTranslation: CGSize { standIn() }
  }
  nonisolated public init(
    minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local
  ) {}
}
public struct TapGesture: Gesture {
  public typealias Value = Void
  nonisolated public init(count: Int = 1) {}
}
public struct LongPressGesture: Gesture {
  public typealias Value = Bool
  nonisolated public init(minimumDuration: Double = 0.5) {}
}
public struct MagnificationGesture: Gesture {
  public typealias Value = CGFloat
  nonisolated public init() {}
}
public struct AnyGesture<Value>: Gesture {
  nonisolated init() {}
}

extension Gesture {
  nonisolated public func onChanged(
    _ action: @escaping (Value) -> Void
  ) -> some Gesture<Value> { AnyGesture<Value>() }
  nonisolated public func onEnded(
    _ action: @escaping (Value) -> Void
  ) -> some Gesture<Value> { AnyGesture<Value>() }
  nonisolated public func updating<S>(
    _ state: GestureState<S>, body: @escaping (Value, inout S, inout Transaction) -> Void
  ) -> some Gesture<Value> { AnyGesture<Value>() }
  nonisolated public func simultaneously<O: Gesture>(with other: O) -> some Gesture<Value> {
    AnyGesture<Value>()
  }
}
