import SwiftUI

final class Radar: ObservableObject {
  @Published var range = 10
}

struct RadarView: View {
  @ObservedObject var radar: Radar
  @State private var changes = 0

  var body: some View {
    Stepper("\(radar.range) miles, changed \(changes) times", value: $radar.range)
      .onReceive(  // expect-next: published-projection "$range"
        radar.$range /* nautical miles */ .dropFirst()
      ) { _ in
        changes += 1
      }
  }
}
