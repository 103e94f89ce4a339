import Combine
import SwiftUI

@Observable final class Radar {
  var range = 10 {
    willSet { rangeSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var rangeSubject = CurrentValueSubject<_, Never>(range)
}

struct RadarView: View {
  @Bindable var radar: Radar
  @State private var changes = 0

  var body: some View {
    Stepper("\(radar.range) miles, changed \(changes) times", value: $radar.range)
      .onReceive(  // expect-next: published-projection "$range"
        radar.rangeSubject /* nautical miles */ .dropFirst()
      ) { _ in
        changes += 1
      }
  }
}
