import SwiftUI

/// What was seen, in words.
typealias Observation = String

// error: type 'Observation' (aka 'String') has no member 'ObservationRegistrar'
@Observable final class Safari {
  var seen: [Observation] = []
}

struct SafariView: View {
  @State private var safari = Safari()

  var body: some View { ForEach(safari.seen, id: \.self) { Text($0) } }
}
