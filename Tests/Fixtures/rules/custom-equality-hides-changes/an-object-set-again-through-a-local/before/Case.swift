import SwiftUI

final class Member {
  var name = ""
}

struct Address {
  var city = ""
}

final class Club: ObservableObject {
  @Published var chair = Member()
  @Published var address = Address()
  @Published var guest: Member?

  func rename() {
    let one = chair
    one.name = "Ida"
    chair = one  // expect: custom-equality-hides-changes "chair"
  }

  /// A copy of a struct is another value, and an optional object always tells.
  func move() {
    var copy = address
    copy.city = "Riga"
    address = copy
    guard let guest else { return }
    guest.name = "Bo"
    self.guest = guest
  }

  func replace() {
    let one = Member()
    chair = one
  }
}

struct ClubView: View {
  @StateObject private var club = Club()

  var body: some View {
    Button(club.chair.name + club.address.city) { club.rename() }
    Button(club.guest?.name ?? "-") { club.move() }
  }
}
