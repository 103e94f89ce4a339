import Recording
import SwiftUI

final class Violin: ObservableObject {
  @Counted @Published var strings = 4  // expect: unsupported-declaration "@Counted"
}

struct ViolinView: View {
  @StateObject private var violin = Violin()

  var body: some View { Text("\(violin.strings) strings") }
}
