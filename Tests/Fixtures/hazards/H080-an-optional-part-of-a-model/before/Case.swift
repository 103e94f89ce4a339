import SwiftUI

final class Guest: ObservableObject {
  @Published var name = ""
}

final class Party: ObservableObject {
  @Published var host: Guest?
}

struct GuestForm: View {
  @ObservedObject var guest: Guest  // expect: observed-object "@ObservedObject"

  var body: some View { TextField("Name", text: $guest.name) }
}

struct PartyView: View {
  @ObservedObject var party: Party  // expect: observed-object "@ObservedObject"

  var body: some View {
    if let host = party.host {
      GuestForm(guest: host)
    } else {
      Button("Add a host") { party.host = Guest() }
    }
  }
}
