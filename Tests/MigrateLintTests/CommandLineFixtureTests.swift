import Foundation
import Testing

@testable import MigrateLint

@Suite struct CommandLineFixtureTests {
  /// `UPDATE=1 swift test` rewrites the file instead.
  @Test(arguments: CommandLineFixture.all)
  func printsWhatIsExpected(_ fixture: CommandLineFixture) throws {
    let actual = try fixture.actualText()
    if ProcessInfo.processInfo.environment["UPDATE"] == "1" {
      if actual != fixture.text { try Data(actual.utf8).write(to: fixture.url) }
    } else {
      #expect(actual == fixture.text)
    }
  }

  @Test func thereAreFixtures() { #expect(CommandLineFixture.all.count >= 10) }
}
