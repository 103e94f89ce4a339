import SwiftUI

#if !os(iOS)
  extension Atlas {
    /// The one of iOS, in a file of its own, has no compass to hand on.
    struct Legend: View {
      @EnvironmentObject private var compass: Compass

      var body: some View { marker }
    }
  }

  extension Atlas.Legend {
    private var marker: some View {
      Marker().environmentObject(compass)  // expect: environment-object-modifier "environmentObject"
    }
  }
#endif
