import SwiftUI

#if !os(iOS)
  extension Atlas {
    /// The one of iOS, in a file of its own, has no compass to hand on.
    struct Legend: View {
      @Environment(Compass.self) private var compass

      var body: some View { marker }
    }
  }

  extension Atlas.Legend {
    private var marker: some View {
      Marker().environment(compass)  // expect: environment-object-modifier "environmentObject"
    }
  }
#endif
