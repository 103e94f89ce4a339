import SwiftUI

final class Lamp { var power = 0.5 }

final class Desk: ObservableObject {
  @Published var title = "Desk"  // expect: published-property "@Published"
  // says-next: "no view reads 'version' while it is drawn, and setting it redraws 'Dimmer', which shows 'Lamp.power'"
  @Published var version = 0  // expect: published-property "@Published"
}

struct Dimmer: View {
  var lamp: Lamp
  @StateObject private var desk = Desk()

  var body: some View {
    Text(desk.title)
    // says-next: "'Dimmer' shows 'Lamp.power', which nothing tracks: setting 'version' will no"
    Text("\(lamp.power)")
    Button("Brighter") {
      lamp.power += 0.1
      desk.version += 1
    }
  }
}
