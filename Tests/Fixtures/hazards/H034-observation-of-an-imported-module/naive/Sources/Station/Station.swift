import Records
import SwiftUI

// error: 'Observable' is not a member type of struct 'Records.Observation'
@Observable final class Station {
  var latest = Observation()
}

struct StationView: View {
  var station: Station

  var body: some View { Text("\(station.latest.degrees)°") }
}
