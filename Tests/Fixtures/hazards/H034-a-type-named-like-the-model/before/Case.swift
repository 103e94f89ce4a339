import SwiftUI

final class Profile: ObservableObject {
  struct Profile: Codable {  // expect: framework-name-shadowed "Profile"
    var age = 0
  }

  @Published var current = Profile()
}

final class Track: ObservableObject {
  typealias Track = String  // expect: framework-name-shadowed "Track"

  @Published var title: Track = ""
}

final class Palette: ObservableObject {
  @Published var count = 0
}

class Sheet {
  enum Ledger { case open }  // expect: framework-name-shadowed "Ledger"
}

final class Ledger: Sheet, ObservableObject {
  @Published var lines = 0
}

struct ProfileView: View {
  @StateObject private var profile = Profile()
  @StateObject private var track = Track()
  @StateObject private var palette = Palette()
  @StateObject private var ledger = Ledger()

  var body: some View {
    Stepper("Age", value: $profile.current.age)
    Text("\(track.title), \(palette.count), \(ledger.lines)")
  }
}
