import SwiftUI

// expect-next: constrained-to-observable-object "Locating" ; constrained-to-observable-object "Locating"
protocol Locating: ObservableObject {
  var place: String { get set }
}

final class Satellite: Locating {
  @Published var place = "North pier"
}

final class Recorded: Locating {
  @Published var place = "Harbour"
}

struct PlaceView: View {
  let locator: any Locating

  var body: some View {
    Text(locator.place)
    Button("Leave") { locator.place = "Open sea" }
  }
}

struct RootView: View {
  @StateObject private var satellite = Satellite()
  @StateObject private var recorded = Recorded()

  var body: some View {
    Text(satellite.place)
    PlaceView(locator: satellite)
    PlaceView(locator: recorded)
  }
}
