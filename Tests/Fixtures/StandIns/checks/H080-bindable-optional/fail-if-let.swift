import SwiftUI

@Observable final class Model {
  var name = ""
}

struct Screen: View {
  var vm: Model?
  var body: some View {
    if let vm {
      TextField("", text: $vm.name)  // error: cannot find '$vm' in scope
    }
  }
}
