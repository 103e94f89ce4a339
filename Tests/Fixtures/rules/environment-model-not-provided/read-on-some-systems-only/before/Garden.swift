import SwiftUI

final class Garden: ObservableObject {
  @Published var bed = 0
}

@main
struct GardenApp: App {
  var body: some Scene {
    WindowGroup {
      // says-next: "it crashes as soon as that is used"
      BedList()  // expect: environment-model-not-provided "BedList" ; environment-model-not-provided "BedList"
    }
  }
}

struct BedList: View {
  @EnvironmentObject private var garden: Garden

  var body: some View {
    #if os(watchOS)
      Text("Beds")
    #else
      Text("Bed \(garden.bed)")
    #endif
  }
}
