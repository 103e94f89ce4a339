import SwiftUI

@Observable final class Model {
  var name = ""
}

struct Screen: View {
  @Bindable var vm: Model
  var body: some View {
    TextField("", text: $vm.name)
    TextField("", text: self.$vm.name)
    field
  }
}

extension Screen {
  var field: some View { TextField("", text: $vm.name) }
}

struct Root: View {
  var body: some View { Screen(vm: Model()) }
}
