import SwiftUI

final class Loom: ObservableObject {
  @Published var rows = 0
  private var _pattern = "plain"
  var pattern = ""

  func weave() {
    pattern = _pattern
    rows += 1
  }
}

struct LoomView: View {
  @ObservedObject var loom: Loom

  var body: some View { Text("\(loom.rows) rows") }
}
