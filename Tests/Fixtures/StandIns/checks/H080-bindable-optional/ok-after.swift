import SwiftUI

@Observable final class Model {
  var name = ""
}

struct Screen: View {
  var vm: Model?
  var body: some View {
    if let vm {
      @Bindable var vm = vm
      TextField("", text: $vm.name)
    }
  }
}
