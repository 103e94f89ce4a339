import Combine
import Observation

/// Remembers who has looked at the model.
@propertyWrapper
struct Inspected<Model: ObservableObject> {
  let wrappedValue: Model

  init(wrappedValue: Model) { self.wrappedValue = wrappedValue }
}

@Observable final class Gauge {
  var pressure = 1
}

func read(_ gauge: Gauge) -> Int {
  @Inspected var inspected = gauge  // error: requires that 'Gauge' conform to 'ObservableObject'
  return inspected.pressure
}
