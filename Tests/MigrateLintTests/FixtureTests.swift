import Testing

@testable import MigrateLint

@Suite struct FixtureTests {
  /// Every finding is expected, every expectation is found, and the highlight is the one written.
  @Test(arguments: LintFixture.all)
  func findsWhatIsExpected(_ fixture: LintFixture) throws {
    let expected = try fixture.expectations()
    let actual = fixture.relevant(fixture.report())
    expectSame(actual, expected, "the findings in \(fixture.name)")
  }

  @Test(arguments: LintFixture.all)
  func saysWhatItShould(_ fixture: LintFixture) {
    fixture.files.expectWords(in: fixture.report(), fixture.name)
  }

  /// A case says in its name whether it is silent, and holds something to be silent about.
  @Test(arguments: LintFixture.all)
  func nameAndExpectationsAgree(_ fixture: LintFixture) throws {
    #expect(!fixture.files.isEmpty)
    let rules = Set(try fixture.expectations().map(\.rule))
    guard let rule = fixture.rule else { return #expect(!rules.isEmpty) }
    #expect(rules == (fixture.isSilent ? [] : [rule]))
  }

  @Test func thereAreFixtures() {
    #expect(LintFixture.all.count { $0.rule == nil } >= 10)
    #expect(LintFixture.all.count { $0.rule != nil } >= 80)
  }
}
