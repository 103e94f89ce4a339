import Combine

final class Pump: ObservableObject {
  @Published var isRunning = false
}

func inspect(_ pump: Pump) -> String {
  // expect-next: constrained-to-observable-object "ObservableObject"
  let object: any ObservableObject = pump
  return "\(type(of: object))"
}
