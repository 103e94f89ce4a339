import SwiftUI

@Observable final class Model {
  var name = ""
}

struct Screen: View {
  @Environment(Model.self) private var vm
  var body: some View {
    @Bindable var vm = vm
    TextField("", text: self.$vm.name)  // error: value of type 'Screen' has no member '$vm'
  }
}
