import SwiftUI

/// Only the view changes it, in the same way.
final class Applause: ObservableObject {
  @Published var claps: [String: Int] = [:]
}

struct ApplauseView: View {
  @StateObject private var applause = Applause()

  var body: some View {
    Button("\(applause.claps.count)") {
      applause.claps["encore", default: applause.claps.count] += 1  // expect: mutation-reads-itself "claps"
    }
  }
}
