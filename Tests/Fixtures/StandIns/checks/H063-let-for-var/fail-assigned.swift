import SwiftUI

@Observable final class Model {}

struct Screen: View {
  let vm: Model
  var body: some View { Text("") }
  mutating func change() {
    vm = Model()  // error: cannot assign to property: 'vm' is a 'let' constant
  }
}
