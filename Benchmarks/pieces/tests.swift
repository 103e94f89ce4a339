import XCTest

final class TopicCalculatorTests: XCTestCase {
  private var calculator: TopicCalculator!

  override func setUpWithError() throws {
    try super.setUpWithError()
    calculator = TopicCalculator(rate: 0.19)
  }

  override func tearDown() {
    calculator = nil
    super.tearDown()
  }

  func testNothingCostsNothing() {
    XCTAssertEqual(calculator.total(of: []), 0, accuracy: 0.001)
  }

  func testTaxIsAddedOnce() {
    let total = calculator.total(of: [10, 20, 30])
    XCTAssertEqual(total, 71.4, accuracy: 0.001)
    XCTAssertGreaterThan(total, 60)
  }

  func testDiscountsNeverGoBelowZero() throws {
    let parts = try XCTUnwrap(calculator.parts(of: 5, discount: 12))
    XCTAssertEqual(parts.net, 0)
    XCTAssertEqual(parts.tax, 0)
    XCTAssertTrue(parts.note.contains("nothing to pay"))
  }

  func testManyAtOnce() async throws {
    let expected = expectation(description: "all topics are counted")
    expected.expectedFulfillmentCount = 3
    for amount in [1.0, 2.0, 3.0] {
      Task {
        _ = calculator.total(of: [amount])
        expected.fulfill()
      }
    }
    await fulfillment(of: [expected], timeout: 1)
  }
}

struct TopicCalculator {
  let rate: Double

  func total(of amounts: [Double]) -> Double {
    amounts.reduce(0, +) * (1 + rate)
  }

  func parts(of amount: Double, discount: Double) -> (net: Double, tax: Double, note: String)? {
    guard amount >= 0, discount >= 0 else { return nil }
    let net = max(amount - discount, 0)
    return (net, net * rate, net == 0 ? "nothing to pay" : "\(net) and tax")
  }
}
