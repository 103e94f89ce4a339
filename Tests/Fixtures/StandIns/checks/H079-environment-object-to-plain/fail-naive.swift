import SwiftUI

@Observable final class Model {}

struct Screen: View {
  var vm: Model
  var body: some View { Text("") }
}

struct Root: View {
  var body: some View {
    Screen()  // error: missing argument for parameter 'vm' in call
  }
}
