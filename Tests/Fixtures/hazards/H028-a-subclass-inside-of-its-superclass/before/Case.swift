import SwiftUI

class Drawer: ObservableObject {
  @Published var depth = 1

  final class Secret: Drawer {  // expect: unsupported-declaration "Secret"
    @Published var key = 2
  }
}

struct DrawerView: View {
  @StateObject var drawer = Drawer.Secret()
  var body: some View { Text("\(drawer.depth) \(drawer.key)") }
}
