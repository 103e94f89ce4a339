import SwiftUI

final class Tram: Vehicle {
  @Published var line = 12  // expect: published-property "@Published"
}

struct TramView: View {
  @ObservedObject var tram: Tram

  var body: some View {
    Text("Line \(tram.line) at \(tram.speed) km/h")
  }
}
