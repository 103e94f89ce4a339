import Combine
import Foundation
import Observation

@MainActor
@Observable
final class CaseCounterViewModel {  // expect: observable-object-class "CaseCounterViewModel"
  private(set) var report = CaseReport.empty  // expect: published-property "@Published"
  private(set) var isLoading = false  // expect: published-property "@Published"
  private(set) var failure: String?  // expect: published-property "@Published"
  var country = "World"  // expect: published-property "@Published"

  private let source: any CaseSource
  @ObservationIgnored private var requests = 0  // expect: unpublished-stored-property "requests"

  init(source: any CaseSource = RemoteCaseSource()) {
    self.source = source
    Task { await load() }
  }

  var headline: String {
    isLoading ? "Counting…" : "\(report.total) cases, \(report.today) of them today"
  }

  func load() async {
    requests += 1
    isLoading = true
    defer { isLoading = false }
    do {
      report = try await source.report(for: country)
      failure = nil
    } catch {
      failure = "The numbers could not be fetched"
    }
  }
}
