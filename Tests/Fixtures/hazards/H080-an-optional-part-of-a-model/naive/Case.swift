import SwiftUI

@Observable final class Guest {
  var name = ""
}

@Observable final class Party {
  var host: Guest?
}

struct PartyView: View {
  @Bindable var party: Party

  var body: some View {
    if let host = party.host {
      TextField("Name", text: $host.name)  // error: cannot find '$host' in scope
    } else {
      Button("Add a host") { party.host = Guest() }
    }
  }
}
