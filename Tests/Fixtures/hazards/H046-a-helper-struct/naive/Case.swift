import SwiftUI

@MainActor
@Observable
final class Journal {
  var entries: [String] = []

  func add(_ text: String) { entries.append(text) }
}

/// No view: it is on the main actor only because its wrapper is.
struct JournalTools {
  @State private var journal = Journal()

  func export() -> String { journal.entries.joined(separator: "\n") }  // error: main actor-isolated property 'entries' can not be referenced from a nonisolated context
}

struct JournalReader {
  var journal: Journal

  func first() -> String? { journal.entries.first }  // error: main actor-isolated property 'entries' can not be referenced from a nonisolated context
}

struct JournalWriter {
  @Environment(Journal.self) private var journal

  func write() { journal.add("Today") }  // error: call to main actor-isolated instance method 'add' in a synchronous nonisolated context
}
