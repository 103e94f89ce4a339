/// Runs pieces of work that need nothing of each other.
public struct SideBySide: Sendable {
  /// Several of them may run at once.
  let isParallel: Bool
  /// Returns once all are done.
  private let run: @Sendable (_ work: [@Sendable () -> Void]) -> Void

  /// One after the other.
  public static let oneByOne = SideBySide(isParallel: false) { $0.forEach { $0() } }

  public init(isParallel: Bool, _ run: @escaping @Sendable (_ work: [@Sendable () -> Void]) -> Void)
  {
    self.isParallel = isParallel
    self.run = run
  }

  /// What three pieces of work come to, each on whatever thread it runs.
  func each<First, Second, Third>(
    _ first: @escaping @Sendable () -> First, _ second: @escaping @Sendable () -> Second,
    _ third: @escaping @Sendable () -> Third
  ) -> (First, Second, Third) {
    let (one, two, three) = (Outcome<First>(), Outcome<Second>(), Outcome<Third>())
    run([{ one.value = first() }, { two.value = second() }, { three.value = third() }])
    return (one.made, two.made, three.made)
  }

  /// What one piece of work comes to and others of one kind beside it, in their order.
  func one<First, Other>(
    _ first: @escaping @Sendable () -> First, beside others: [@Sendable () -> Other]
  ) -> (First, [Other]) {
    let one = Outcome<First>()
    let outcomes = others.map { _ in Outcome<Other>() }
    let beside = zip(others, outcomes).map { piece, outcome in
      { @Sendable in outcome.value = piece() }
    }
    run([{ one.value = first() }] + beside)
    return (one.made, outcomes.map(\.made))
  }
}

/// Written by one thread, and read once that is through.
private final class Outcome<Value>: @unchecked Sendable {
  var value: Value?

  var made: Value {
    guard let value else { preconditionFailure("all work is done once it returns") }
    return value
  }
}
