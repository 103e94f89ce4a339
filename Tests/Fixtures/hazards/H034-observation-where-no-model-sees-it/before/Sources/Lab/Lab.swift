import SwiftUI

enum Protocols {
  struct Observation {
    var text = "clear"
  }
}

final class Bench: ObservableObject {
  @Published var notes = [Protocols.Observation()]
}

struct BenchView: View {
  @StateObject private var bench = Bench()

  var body: some View { Text("\(bench.notes.count) notes") }
}
