import SwiftUI

@Observable final class Model {}

struct Screen: View {
  let vm = Model()
  var body: some View { Text("") }
}

struct Root: View {
  var body: some View {
    Screen(vm: Model())  // error: argument passed to call that takes no arguments
  }
}
