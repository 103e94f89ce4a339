import SwiftUI

final class Kite: ObservableObject {
  @Published var height = 0
}

struct Meadow: View {
  // says-next: "does not observe it: only what observes it itself shows its changes"
  @State private var kite = Kite()  // expect: observable-object-in-state "@State"

  var body: some View {
    KiteView(kite: kite)
  }
}

struct KiteView: View {
  @ObservedObject var kite: Kite

  var body: some View { Text("\(kite.height)") }
}

struct KiteControl: View {
  // says-next: "the view misses its changes"
  @State var kite = Kite()  // expect: observable-object-in-state "@State"

  var body: some View { Stepper("Height", value: $kite.height) }
}

/// What it was given is only what it starts with.
struct KitePicker: View {
  @State private var kite: Kite?  // expect: observable-object-in-state "@State"
  let newest: Kite

  init(_ kite: Kite) {
    newest = kite
    _kite = State(initialValue: kite)
  }

  var body: some View {
    if let kite { KiteView(kite: kite) }
    Button("Newest") { kite = newest }
  }
}

struct Sky: View {
  @StateObject private var kite = Kite()

  var body: some View {
    // says-next: "what it starts with is passed in here"
    KitePicker(kite)
  }
}
