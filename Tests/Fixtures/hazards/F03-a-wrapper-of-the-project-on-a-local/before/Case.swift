import Combine

/// Remembers who has looked at the model.
@propertyWrapper
struct Inspected<Model: ObservableObject> {
  let wrappedValue: Model

  init(wrappedValue: Model) { self.wrappedValue = wrappedValue }
}

final class Gauge: ObservableObject {
  @Published var pressure = 1
}

func read(_ gauge: Gauge) -> Int {
  @Inspected var inspected = gauge  // expect: object-wrapper "@Inspected"
  return inspected.pressure
}
