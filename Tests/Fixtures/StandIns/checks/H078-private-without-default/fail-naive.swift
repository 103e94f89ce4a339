import SwiftUI

@Observable final class Model {}

struct Screen: View {
  @State private var vm: Model
  var body: some View { Text("") }
}

struct Root: View {
  var body: some View {
    Screen(vm: Model())  // error: 'Screen' initializer is inaccessible due to 'private'
  }
}
