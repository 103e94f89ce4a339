import SwiftUI

@MainActor final class Zone: ObservableObject {
  @Published var name = "+"
  @Published var note = ""

  init() { note = name }  // expect: observed-object-creates-model "name"
}

struct ZoneView: View {
  @ObservedObject var zone: Zone

  var body: some View { TextField(zone.note, text: $zone.name) }
}

/// What is kept is the closure: it makes another one whenever it is called.
@MainActor enum Makers {
  static let make: () -> Zone = { Zone() }
}

struct Root: View {
  var body: some View { ZoneView(zone: Makers.make()) }
}
