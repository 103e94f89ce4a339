import SwiftUI

/// Half of the models are `@Observable` already.
@main
struct JournalApp: App {
  @State private var trips = TripStore()
  @State private var preferences = Preferences()  // expect: state-object "@StateObject"

  var body: some Scene {
    WindowGroup {
      // The sheet of a gallery, far below, asks for a selection that it does not get.
      TripList()  // expect: environment-model-not-provided "TripList"
        .environment(trips)
        .environment(preferences)  // expect: environment-object-modifier "environmentObject"
    }
    WindowGroup("Import", id: "import") {
      ImportView()  // expect: environment-model-not-provided "ImportView"
        .environment(preferences)  // expect: environment-object-modifier "environmentObject"
    }
    WindowGroup("Map", id: "map") {
      NavigationStack {
        MapScreen()
      }
      .environment(trips)
    }
  }
}
