import Combine
import Observation

@testable import Bakery

@Observable final class OvenSpy: Oven {  // expect: observable-object-class "OvenSpy"
  @ObservationIgnored private(set) var calls = 0
  var temperature = 200

  override func bake() {
    calls += 1
    super.bake()
  }
}

func bakesOnce() -> Bool {
  let spy = OvenSpy()
  spy.bake()
  return spy.calls == 1 && spy.loaves == 10
}
