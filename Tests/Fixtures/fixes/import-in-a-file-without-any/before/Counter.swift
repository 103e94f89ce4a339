/// Counts.
final class Counter: Shared {
  var count = 0
}
