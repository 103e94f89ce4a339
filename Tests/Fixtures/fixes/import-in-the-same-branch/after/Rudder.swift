#if canImport(SwiftUI)
import SwiftUI
#else
import Combine
#endif

#if canImport(SwiftUI)
@Observable final class Rudder {
  var angle = 0
}

struct RudderView: View {
  var rudder: Rudder

  var body: some View { Text("\(rudder.angle)") }
}
#endif
