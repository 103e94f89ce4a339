#if os(watchOS)
  import Loop
  import SwiftUI

  @MainActor let store = Store<OrchardState>(OrchardState(trees: 1))

  @main
  struct WatchApp: App {
    var body: some Scene {
      WindowGroup { Orchard() }
    }
  }
#endif
