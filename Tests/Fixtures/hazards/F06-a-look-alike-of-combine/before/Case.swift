import OpenCombine

final class Pump: ObservableObject {
  @Published var litres = 0
}

final class Station {
  private let pump = Pump()
  private var subscription: AnyCancellable?

  func watch() {
    subscription = pump.objectWillChange.sink { print("the pump is at work") }
  }
}
