@testable import Lottery

private final class FixedDraw: Draw {
  override var number: Int {  // expect: unpublished-stored-property "number"
    didSet { numbers.append(number) }
  }

  override var seed: Int { 1 }

  private(set) var numbers: [Int] = []  // expect: unpublished-stored-property "numbers"
}

@MainActor struct DrawTests {
  func appendsNumbers() -> Bool {
    let draw = FixedDraw()
    draw.number += draw.seed
    return draw.numbers == [1]
  }
}
