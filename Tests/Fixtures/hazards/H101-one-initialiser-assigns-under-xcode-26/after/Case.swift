import SwiftUI

@Observable final class Tune {
  var notes: [String]

  init(notes: [String] = []) { self.notes = notes }
}

struct TuneView: View {
  @State private var tune = Tune()  // expect: state-object "@StateObject"

  init() {}

  init(notes: [String]) {
    _tune = State(wrappedValue: Tune(notes: notes))
  }

  var body: some View {
    Button("\(tune.notes.count) notes") { tune.notes.append("C") }
  }
}
