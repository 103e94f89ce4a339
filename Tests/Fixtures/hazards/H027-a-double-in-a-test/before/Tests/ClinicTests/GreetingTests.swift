import Combine
import XCTest
@testable import Clinic

final class GreetingTests: XCTestCase {
  func testGreets() {
    class Patient: ObservableObject, Named {  // expect: unsupported-declaration "Patient"
      @Published var name = "Ada"
    }
    XCTAssertEqual(greet(Patient()), "Hello, Ada")
  }
}
