import SwiftUI

@Observable final class Tram: Vehicle {
  var line = 12  // expect: published-property "@Published"
}

struct TramView: View {
  var tram: Tram

  var body: some View {
    Text("Line \(tram.line) at \(tram.speed) km/h")
  }
}
