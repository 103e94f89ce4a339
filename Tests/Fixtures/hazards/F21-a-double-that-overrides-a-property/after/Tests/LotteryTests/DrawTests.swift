@testable import Lottery
import Observation

@Observable private final class FixedDraw: Draw {
  @ObservationIgnored override var number: Int {  // expect: unpublished-stored-property "number"
    didSet { numbers.append(number) }
  }

  override var seed: Int { 1 }

  @ObservationIgnored private(set) var numbers: [Int] = []  // expect: unpublished-stored-property "numbers"
}

@MainActor struct DrawTests {
  func appendsNumbers() -> Bool {
    let draw = FixedDraw()
    draw.number += draw.seed
    return draw.numbers == [1]
  }
}
