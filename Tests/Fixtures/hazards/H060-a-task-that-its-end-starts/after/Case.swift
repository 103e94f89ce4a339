import SwiftUI

@MainActor final class Board {
  static let shared = Board()
  func clear() {}
  func note(_ text: String) {}
}

final class Notes: Sendable {
  static let feed = Notes()
  func debug(_ text: String) {}
}

/// One that is thrown away clears the board that the one which is shown has filled.
@MainActor final class Column: ObservableObject {
  @Published var rows: [String] = []

  init() { Board.shared.note("opened") }

  deinit {
    Notes.feed.debug("gone")
    Task { @MainActor in
      // says-next: "one would be made, and thrown away, whenever 'ColumnView' is made"
      Board.shared.clear()  // expect: eager-model-initializer "Board.shared.clear()"
    }
  }
}

struct ColumnView: View {
  // says-next: "the initialiser of 'Column' runs whenever"
  @StateObject private var column = Column()  // expect: eager-model-initializer "@StateObject"

  var body: some View { Text("\(column.rows.count)") }
}

/// To say that it goes does nothing to others.
@Observable final class Teller {
  var count = 0

  deinit { Notes.feed.debug("gone") }
}

struct TellerView: View {
  // says-not-next: "'deinit'"
  @State private var teller = Teller()

  var body: some View { Text("\(teller.count)") }
}

/// A call that begins with a word for work is work.
final class Preset {
  func loadPreset(_ name: String) {}
}

@Observable final class Reverb {
  var isOn = false
  private let preset: Preset

  init() {
    let preset = Preset()
    preset.loadPreset("hall")
    self.preset = preset
  }
}

struct ReverbView: View {
  // says-next: "the initialiser of 'Reverb' runs whenever"
  @State private var reverb = Reverb()  // expect: eager-model-initializer "@StateObject"

  var body: some View { Toggle("Reverb", isOn: $reverb.isOn) }
}

struct FeedView: View {
  var body: some View {
    ColumnView()
    TellerView()
    ReverbView()
  }
}
