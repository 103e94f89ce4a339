import SwiftUI

@MainActor @Observable final class Ledger {
  static let shared = Ledger()
  var entries = 0
}

@MainActor @Observable final class Draft {
  var lines = 0

  init() {
    // says-next: "whoever is drawn meanwhile would observe 'entries'"
    lines = Ledger.shared.entries  // expect: eager-model-initializer "entries"
    Task { Ledger.shared.entries += 1 }
  }
}

/// An action makes one, and so does its own factory, for a body.
struct DraftView: View {
  @State private var draft = Draft()  // expect: eager-model-initializer "@StateObject"

  var body: some View { Text("\(draft.lines)") }

  static func make() -> DraftView { DraftView() }
}

struct Desk: View {
  private var ledger = Ledger.shared
  @State private var page: AnyView?

  var body: some View {
    Text("\(ledger.entries)")
    Button("Open") { page = AnyView(DraftView()) }
    page
    DraftView.make()
  }
}
