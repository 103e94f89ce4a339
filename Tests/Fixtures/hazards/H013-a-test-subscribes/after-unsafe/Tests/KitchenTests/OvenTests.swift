import Combine
import XCTest
@testable import Kitchen

final class OvenTests: XCTestCase {
  func testHeats() {
    let oven = Oven()
    var seen: [Int] = []
    let subscription = oven.degreesSubject  // expect: published-projection "$degrees"
      .dropFirst()
      .sink { seen.append($0) }
    oven.heat()
    subscription.cancel()
    XCTAssertEqual(seen, [50])
  }
}
