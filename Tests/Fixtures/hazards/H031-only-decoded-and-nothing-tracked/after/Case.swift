import SwiftUI

/// What the macro adds has a value already and is not decoded.
@Observable final class Station: Decodable {
  @ObservationIgnored var name = ""
  @ObservationIgnored var line = 1
}

struct StationView: View {
  var station: Station

  var body: some View { Text("Station") }
}
