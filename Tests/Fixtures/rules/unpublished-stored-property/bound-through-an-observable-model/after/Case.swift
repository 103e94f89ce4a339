import SwiftUI

/// Publishes nothing itself, but whoever binds to a part of it sets `plate` too.
@Observable final class Nameplate {
  var name = ""  // expect: unpublished-stored-property "name"
}

@Observable final class Desk {
  var plate = Nameplate()
}

struct DeskView: View {
  @Bindable var desk: Desk

  var body: some View {
    TextField("Name", text: $desk.plate.name)
    Text(desk.plate.name)
  }
}
