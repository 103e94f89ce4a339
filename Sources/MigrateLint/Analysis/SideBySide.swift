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

  /// What two pieces of work come to, each on whatever thread it runs.
  func both<First, Second>(
    _ first: @escaping @Sendable () -> First, _ second: @escaping @Sendable () -> Second
  ) -> (First, Second) {
    let (one, other) = (Outcome<First>(), Outcome<Second>())
    run([{ one.value = first() }, { other.value = second() }])
    guard let one = one.value, let other = other.value else {
      preconditionFailure("all work is done once it returns")
    }
    return (one, other)
  }
}

/// The graphs of code for what runs side by side: one for each thread, as a graph grows while it is
/// asked, and one for all where there is one thread.
final class CodeGraphs: @unchecked Sendable {
  private let make: @Sendable () -> CodeGraph
  private let shared: CodeGraph?

  init(_ sideBySide: SideBySide, _ make: @escaping @Sendable () -> CodeGraph) {
    self.make = make
    shared = sideBySide.isParallel ? nil : make()
  }

  func forOne() -> CodeGraph { shared ?? make() }
}

/// Written by one thread, and read once that is through.
private final class Outcome<Value>: @unchecked Sendable {
  var value: Value?
}
