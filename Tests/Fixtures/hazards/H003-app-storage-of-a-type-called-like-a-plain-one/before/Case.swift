import SwiftUI

enum Shades {
  struct Float: RawRepresentable {
    var rawValue: Int
    init(rawValue: Int) { self.rawValue = rawValue }
    init() { rawValue = 3 }
  }

  final class Blinds: ObservableObject {
    @Published var room = "Kitchen"
    // says-next: "; with the type of 'shade' written, '--unsafe-fixes' puts it behind a computed property"
    @AppStorage("shade") var shade = Float()  // expect: app-storage-in-observable-class "@AppStorage("shade")"
  }
}

struct BlindsView: View {
  @StateObject private var blinds = Shades.Blinds()

  var body: some View {
    TextField("\(blinds.shade.rawValue)", text: $blinds.room)
  }
}
