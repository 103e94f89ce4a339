import Combine

final class Speedometer: ObservableObject {
  @Published var speed = 0
}

struct Dashboard {
  // expect-next: constrained-to-observable-object "ObservableObject"
  private(set) var instruments: [any ObservableObject] = []

  mutating func mount(_ instrument: any ObservableObject) { instruments.append(instrument) }
}

func mountSpeedometer(on dashboard: inout Dashboard) {
  dashboard.mount(Speedometer())  // expect: constrained-to-observable-object "Speedometer()"
}
