import SwiftUI

/// What was seen, in words.
typealias Observation = String  // expect: framework-name-shadowed "Observation"

final class Safari: ObservableObject {
  @Published var seen: [Observation] = []
}

struct SafariView: View {
  @StateObject private var safari = Safari()

  var body: some View { ForEach(safari.seen, id: \.self) { Text($0) } }
}
