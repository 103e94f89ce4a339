import SwiftUI

@MainActor
struct Route: @MainActor Equatable {
  var stops = 0

  nonisolated init() {}
}

final class Journey: ObservableObject {
  @Published var route = Route()  // expect: unsupported-declaration "route"
}

struct JourneyView: View {
  @ObservedObject var journey: Journey

  var body: some View { Text("\(journey.route.stops)") }
}
