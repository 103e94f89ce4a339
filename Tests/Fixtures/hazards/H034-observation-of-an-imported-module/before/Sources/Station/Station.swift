import Records
import SwiftUI

final class Station: ObservableObject {
  @Published var latest = Observation()
}

struct StationView: View {
  @ObservedObject var station: Station

  var body: some View { Text("\(station.latest.degrees)°") }
}
