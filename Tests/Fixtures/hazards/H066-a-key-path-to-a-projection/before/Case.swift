import SwiftUI

final class Counter: ObservableObject {
  @Published var count = 0
}

struct CounterView: View {
  @ObservedObject var counter: Counter

  var body: some View {
    Stepper("", value: self[keyPath: \CounterView.$counter.count])  // expect: object-wrapper "$counter"
  }
}

final class Meter: ObservableObject {
  @Published var count = 0
}

struct MeterView: View {
  @StateObject private var meter = Meter()

  var body: some View {
    Stepper("", value: self[keyPath: \.$meter].count)  // expect: object-wrapper "$meter"
  }
}
