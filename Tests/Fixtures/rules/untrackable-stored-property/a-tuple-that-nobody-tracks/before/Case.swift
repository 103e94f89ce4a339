import SwiftUI

@MainActor @Observable
final class Compass {
  // expect-next: untrackable-stored-property "heading" ; untrackable-stored-property "accuracy"
  var (heading, accuracy) = (0.0, 5.0)
  let (north, south) = (0.0, 180.0)
  var place = ""
}

struct CompassView: View {
  var compass: Compass

  var body: some View {
    Text("\(compass.heading) \(compass.accuracy)")
  }
}
