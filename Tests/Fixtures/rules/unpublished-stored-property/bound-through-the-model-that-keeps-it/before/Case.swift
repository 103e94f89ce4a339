import SwiftUI

/// Publishes nothing itself, but whoever binds to a part of it sets `plate` too.
final class Nameplate: ObservableObject {
  var name = ""  // expect: unpublished-stored-property "name"
}

final class Desk: ObservableObject {
  @Published var plate = Nameplate()
}

struct DeskView: View {
  @ObservedObject var desk: Desk

  var body: some View {
    TextField("Name", text: $desk.plate.name)
    Text(desk.plate.name)
  }
}
