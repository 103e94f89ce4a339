import Testing
import XCTest

@testable import App
@testable import Kit

final class ModelTests: XCTestCase {
  @MainActor func testCount() {
    XCTAssertEqual(Model().count, 1)
    _ = Screen(model: Model())
  }
}

@MainActor @Test func countsFromOne() {
  #expect(Model().count == 1)
}
