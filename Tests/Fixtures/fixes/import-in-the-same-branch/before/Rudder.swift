#if canImport(SwiftUI)
import SwiftUI
#else
import Combine
#endif

#if canImport(SwiftUI)
final class Rudder: ObservableObject {
  @Published var angle = 0
}

struct RudderView: View {
  @ObservedObject var rudder: Rudder

  var body: some View { Text("\(rudder.angle)") }
}
#endif
