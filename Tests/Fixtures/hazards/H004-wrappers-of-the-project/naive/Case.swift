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

// error: invalid redeclaration of synthesized property '_gain'
@Observable final class Mixer {
  var channel = 1
  @Clamped(0...10) var gain = 5  // error: property wrapper cannot be applied to a computed property
  @Injected(SystemClock()) private var clock: any Clock  // error: property wrapper cannot be applied to a computed property
  private(set) var started = Date()

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
