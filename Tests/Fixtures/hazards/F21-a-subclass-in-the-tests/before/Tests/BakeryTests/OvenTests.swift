import Combine

@testable import Bakery

final class OvenSpy: Oven {  // expect: observable-object-class "OvenSpy"
  private(set) var calls = 0
  @Published var temperature = 200

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
