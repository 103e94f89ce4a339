import Testing

@testable import MigrateLint

/// What is work where a model is made, of which no fixture can say it: Foundation on Linux has no
/// `Timer()`.
@Suite struct InitializerWeightTests {
  private func rules(_ timer: String, _ declared: String = "") -> [String] {
    let source = """
      import SwiftUI
      final class Kitchen: ObservableObject { @Published var egg = \(timer) }
      struct KitchenView: View {
        @StateObject private var kitchen = Kitchen()
        var body: some View { Text("\\(kitchen.egg.isValid)") }
      }
      \(declared)
      """
    let file = SourceFile(path: "Kitchen.swift", bytes: Array(source.utf8))
    return Pipeline.analyse([file], options: AnalysisOptions()).findings.map(\.rule)
  }

  @Test func aTimerThatIsNotScheduledIsNoWork() {
    #expect(!rules("Timer()").contains("eager-model-initializer"))
    #expect(rules("Timer()").contains("state-object"))
  }

  @Test(arguments: [
    "Timer(timeInterval: 1, repeats: true) { _ in }",
    "Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }",
  ])
  func aScheduledOneIs(_ timer: String) {
    #expect(rules(timer).contains("eager-model-initializer"))
  }

  @Test func oneOfTheProjectIs() {
    let declared = "final class Timer { var isValid = true; init() { print(isValid) } }"
    #expect(rules("Timer()", declared).contains("eager-model-initializer"))
  }
}
