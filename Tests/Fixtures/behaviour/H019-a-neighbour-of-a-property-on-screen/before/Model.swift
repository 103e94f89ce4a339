import SwiftUI

final class Kiln: ObservableObject {
  @Published var firings = 0
  private var _glaze = "clear"
  var glaze = "none"

  func fire() {
    glaze = _glaze
    firings += 1
  }
}

struct KilnView: View {
  @ObservedObject var kiln: Kiln

  var body: some View { Text(kiln.glaze) }
}
