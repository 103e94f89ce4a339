/// Runs pieces of work that need nothing of each other, perhaps on several threads, and returns
/// once all are done.
public typealias SideBySide = (_ work: [@Sendable () -> Void]) -> Void

/// What two pieces of work come to, that of the first one on whatever thread `run` chooses.
func together<First, Second>(
  _ run: SideBySide, _ first: @escaping @Sendable () -> First,
  _ second: @escaping @Sendable () -> Second
) -> (First, Second) {
  let (one, other) = (Outcome<First>(), Outcome<Second>())
  run([{ one.value = first() }, { other.value = second() }])
  guard let one = one.value, let other = other.value else {
    preconditionFailure("all work is done once it returns")
  }
  return (one, other)
}

/// Written by one thread, and read once that is through.
private final class Outcome<Value>: @unchecked Sendable {
  var value: Value?
}
