import SwiftUI

@Observable final class Guest {
  var name = ""
}

@Observable final class Party {
  var host: Guest?
}

struct GuestForm: View {
  @Bindable var guest: Guest  // expect: observed-object "@ObservedObject"

  var body: some View { TextField("Name", text: $guest.name) }
}

struct PartyView: View {
  var party: Party  // expect: observed-object "@ObservedObject"

  var body: some View {
    if let host = party.host {
      GuestForm(guest: host)
    } else {
      Button("Add a host") { party.host = Guest() }
    }
  }
}
