import SwiftUI

@MainActor
struct Route: @MainActor Equatable {
  var stops = 0

  nonisolated init() {}
}

@Observable final class Journey {
  var route = Route()  // error: main actor-isolated conformance of
}

struct JourneyView: View {
  var journey: Journey

  var body: some View { Text("\(journey.route.stops)") }
}
