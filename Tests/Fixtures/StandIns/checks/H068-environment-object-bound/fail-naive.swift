import SwiftUI

@Observable final class Model {
  var name = ""
}

struct Screen: View {
  @Environment(Model.self) var vm
  var body: some View {
    TextField("", text: $vm.name)  // error: cannot find '$vm' in scope
  }
}
