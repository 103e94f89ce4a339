#if !os(watchOS)
  import Loop
  import SwiftUI

  /// Each target has its own.
  @MainActor let store = Store<OrchardState>(OrchardState())

  @main
  struct PhoneApp: App {
    var body: some Scene {
      WindowGroup { Orchard() }
    }
  }
#endif
