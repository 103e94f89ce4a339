import SwiftUI

protocol Locating: AnyObject, Observable {
  var place: String { get set }
}

@Observable final class Satellite: Locating {
  var place = "North pier"
}

@Observable final class Recorded: Locating {
  var place = "Harbour"
}

struct PlaceView: View {
  @Bindable var locator: any Locating  // error: 'init(wrappedValue:)' is unavailable

  var body: some View {
    TextField("Place", text: $locator.place)
    Button("Leave") { locator.place = "Open sea" }
  }
}

struct RootView: View {
  @State private var satellite = Satellite()
  @State private var recorded = Recorded()

  var body: some View {
    Text(satellite.place)
    PlaceView(locator: satellite)
    PlaceView(locator: recorded)
  }
}
