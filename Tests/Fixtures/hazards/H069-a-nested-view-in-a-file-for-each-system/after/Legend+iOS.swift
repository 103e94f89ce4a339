import SwiftUI

#if os(iOS)
  extension Atlas {
    struct Legend: View {
      var body: some View { Marker() }
    }
  }
#endif
