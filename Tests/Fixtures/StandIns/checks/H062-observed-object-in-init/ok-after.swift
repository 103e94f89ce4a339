import SwiftUI

@Observable final class Model {
  var name = ""
}

struct Screen: View {
  @Bindable var vm: Model
  var plain: Model
  init(vm: Model) {
    _vm = Bindable(wrappedValue: vm)
    plain = vm
  }
  var body: some View { TextField("", text: $vm.name) }
}
