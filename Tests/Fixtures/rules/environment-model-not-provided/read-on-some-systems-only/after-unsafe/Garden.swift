import SwiftUI

@Observable final class Garden {
  var bed = 0
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
  @Environment(Garden.self) private var garden

  var body: some View {
    #if os(watchOS)
      Text("Beds")
    #else
      Text("Bed \(garden.bed)")
    #endif
  }
}

/// What reads it stands where it is declared at all.
struct BedEditor: View {
  #if !os(watchOS)
    @Environment(Garden.self) private var garden
  #endif

  var body: some View {
    #if !os(watchOS)
      Text("Bed \(garden.bed)")
    #endif
  }
}

#Preview {
  // says-not-next: "as soon as"
  BedEditor()  // expect: environment-model-not-provided "BedEditor"
}
