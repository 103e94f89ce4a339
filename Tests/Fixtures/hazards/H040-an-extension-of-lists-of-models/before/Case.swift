import SwiftUI

final class Bell: ObservableObject {
  @Published var rings = 0
}

extension Array where Element: ObservableObject {
  var names: [String] { map { String(describing: $0) } }
}

struct BellsView: View {
  let bells: [Bell]

  var body: some View {
    Text(bells.names.joined())  // expect: constrained-to-observable-object "names"
  }
}
