import SwiftUI

@MainActor
final class Journal: ObservableObject {
  @Published var entries: [String] = []

  func add(_ text: String) { entries.append(text) }
}

/// No view: it is on the main actor only because its wrapper is.
struct JournalTools {
  @StateObject private var journal = Journal()  // expect: unsupported-declaration "journal"

  func export() -> String { journal.entries.joined(separator: "\n") }
}

struct JournalReader {
  @ObservedObject var journal: Journal  // expect: unsupported-declaration "journal"

  func first() -> String? { journal.entries.first }
}

struct JournalWriter {
  @EnvironmentObject private var journal: Journal  // expect: unsupported-declaration "journal"

  func write() { journal.add("Today") }
}
