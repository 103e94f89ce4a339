import SwiftUI

enum Protocols {
  struct Observation {
    var text = "clear"
  }
}

@Observable final class Bench {
  var notes = [Protocols.Observation()]
}

struct BenchView: View {
  @State private var bench = Bench()

  var body: some View { Text("\(bench.notes.count) notes") }
}
