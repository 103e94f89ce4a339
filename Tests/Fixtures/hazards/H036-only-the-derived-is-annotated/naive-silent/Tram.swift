import SwiftUI

@Observable final class Tram: Vehicle {
  var line = 12
}

struct TramView: View {
  var tram: Tram

  var body: some View {
    Text("Line \(tram.line) at \(tram.speed) km/h")
  }
}
