import SwiftUI

/// What the macro adds has a value already and is not decoded.
final class Station: ObservableObject, Decodable {
  var name = ""
  var line = 1
}

struct StationView: View {
  @ObservedObject var station: Station

  var body: some View { Text("Station") }
}
