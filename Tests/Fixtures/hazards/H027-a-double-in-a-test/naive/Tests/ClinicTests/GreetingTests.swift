import Combine
import Observation
import XCTest
@testable import Clinic

final class GreetingTests: XCTestCase {
  func testGreets() {
    // error: local type cannot have attached extension macro
    @Observable class Patient: Named {
      var name = "Ada"
    }
    XCTAssertEqual(greet(Patient()), "Hello, Ada")
  }
}
