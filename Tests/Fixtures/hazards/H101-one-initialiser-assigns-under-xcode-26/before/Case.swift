import SwiftUI

final class Tune: ObservableObject {
  @Published var notes: [String]

  init(notes: [String] = []) { self.notes = notes }
}

struct TuneView: View {
  @StateObject private var tune = Tune()  // expect: state-object "@StateObject"

  init() {}

  init(notes: [String]) {
    _tune = StateObject(wrappedValue: Tune(notes: notes))
  }

  var body: some View {
    Button("\(tune.notes.count) notes") { tune.notes.append("C") }
  }
}
