import Kit

final class MockClock: Clock {
  var calls = 0
}
