import SwiftUI

// error: cannot convert value of type 'Profile' to expected argument type 'Profile.Profile'
@Observable final class Profile {
  struct Profile: Codable {
    var age = 0
  }

  var current = Profile()
}

// error: cannot convert value of type 'Track' to expected argument type 'Track.Track'
@Observable final class Track {
  typealias Track = String

  var title: Track = ""
}

// error: cannot convert value of type 'Palette' to expected argument type 'Palette.Palette'
@Observable final class Palette {
  var count = 0
}

class Sheet {
  enum Ledger { case open }
}

// error: cannot convert value of type 'Ledger' to expected argument type 'Sheet.Ledger'
@Observable final class Ledger: Sheet {
  var lines = 0
}

struct ProfileView: View {
  @State private var profile = Profile()
  @State private var track = Track()
  @State private var palette = Palette()
  @State private var ledger = Ledger()

  var body: some View {
    Stepper("Age", value: $profile.current.age)
    Text("\(track.title), \(palette.count), \(ledger.lines)")
  }
}
