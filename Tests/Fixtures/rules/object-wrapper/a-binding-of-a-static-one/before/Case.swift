import SwiftUI

final class Ledger: ObservableObject {
  @Published var title = ""
}

@MainActor struct Samples {
  @StateObject static var ledger = Ledger()
}

struct LedgerField: View {
  @Binding var title: String
  var body: some View { TextField("title", text: $title) }
}

struct LedgerPage: View {
  var body: some View {
    LedgerField(title: Samples.$ledger.title)  // expect: object-wrapper "Samples.$ledger"
  }
}
