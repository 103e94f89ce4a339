import Recording
import SwiftUI

@Recorded  // expect: unsupported-declaration "@Recorded"
final class Piano: ObservableObject {
  @Published var keys = 88
}

struct PianoView: View {
  @StateObject private var piano = Piano()

  var body: some View { Text("\(piano.keys) keys") }
}
