import SwiftUI

final class Voyage: ObservableObject {
  @Published var port: String

  init(port: String) {
    print("a voyage from \(port)")
    self.port = port
  }
}

struct VoyageView: View {
  @StateObject private var voyage: Voyage

  init(port: String) {
    _voyage = StateObject(wrappedValue: Voyage(port: port))
  }

  var body: some View { Text("from \(voyage.port)") }
}
