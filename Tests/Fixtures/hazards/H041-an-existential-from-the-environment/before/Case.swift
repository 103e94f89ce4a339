import SwiftUI

protocol Printing: ObservableObject {  // expect: constrained-to-observable-object "Printing"
  var queue: [String] { get }
}

final class OfficePrinter: Printing {
  @Published private(set) var queue = ["Invoice"]
}

private struct PrinterKey: EnvironmentKey {
  static var defaultValue: (any Printing)? { nil }
}

extension EnvironmentValues {
  var printer: (any Printing)? {
    get { self[PrinterKey.self] }
    set { self[PrinterKey.self] = newValue }
  }
}

struct QueueView: View {
  @Environment(\.printer) private var printer

  var body: some View { Text("\(printer?.queue.count ?? 0)") }
}

struct OfficeView: View {
  @StateObject private var printer = OfficePrinter()

  var body: some View {
    QueueView().environment(\.printer, printer)
  }
}
