import SwiftUI

final class Melody: ObservableObject {
  @Published var notes: [String]

  init(notes: [String] = []) { self.notes = notes }
}

struct MelodyView: View {
  @StateObject private var melody = Melody()  // expect: state-default-and-init "melody"

  init() {}

  init(notes: [String]) {
    _melody = StateObject(wrappedValue: Melody(notes: notes))
  }

  var body: some View {
    Button("\(melody.notes.count) notes") { melody.notes.append("C") }
  }
}
