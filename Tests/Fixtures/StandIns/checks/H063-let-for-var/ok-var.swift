import SwiftUI

@Observable final class Model {}

struct Screen: View {
  var vm = Model()
  var body: some View { Text("") }
}

struct Root: View {
  var body: some View {
    Screen(vm: Model())
    Screen()
  }
}
