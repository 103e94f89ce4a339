import SwiftUI

@Observable final class Model {
  var name = ""
}

struct Screen: View {
  @State private var vm: Model?
  var body: some View {
    TextField("", text: $vm.name)  // error: value of optional type 'Model?' must be unwrapped
  }
}
