import SwiftUI

@propertyWrapper
struct Clamped {
  private var value: Int
  private let range: ClosedRange<Int>

  init(wrappedValue: Int, _ range: ClosedRange<Int>) {
    self.range = range
    value = min(max(wrappedValue, range.lowerBound), range.upperBound)
  }

  var wrappedValue: Int {
    get { value }
    set { value = min(max(newValue, range.lowerBound), range.upperBound) }
  }
}

protocol Clock: Sendable {
  func now() -> Date
}

struct SystemClock: Clock {
  func now() -> Date { Date() }
}

@propertyWrapper
struct Injected<Value: Sendable> {
  let wrappedValue: Value

  init(_ make: @autoclosure () -> Value) { wrappedValue = make() }
}

@Observable final class Mixer {
  var channel = 1
  @ObservationIgnored @Clamped(0...10) var gain = 5  // expect: unpublished-stored-property "gain"
  @ObservationIgnored @Injected(SystemClock()) private var clock: any Clock  // expect: unpublished-stored-property "clock"
  @ObservationIgnored private(set) var started = Date()  // expect: unpublished-stored-property "started"

  func start() {
    started = clock.now()
    gain += 1
  }
}

struct MixerView: View {
  @State private var mixer = Mixer()

  var body: some View {
    Stepper("Channel", value: $mixer.channel)
    Button("Start") { mixer.start() }
  }
}
