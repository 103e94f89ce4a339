import Foundation

struct CaseReport: Hashable, Sendable {
  var country: String
  var total: Int
  var today: Int

  static let empty = CaseReport(country: "World", total: 0, today: 0)
}

protocol CaseSource: Sendable {
  func report(for country: String) async throws -> CaseReport
}

/// Asks the network, so a second call costs.
struct RemoteCaseSource: CaseSource {
  func report(for country: String) async throws -> CaseReport {
    try await Task.sleep(nanoseconds: 1_000_000)
    return CaseReport(country: country, total: 120_000, today: 37)
  }
}
