import SwiftUI

@Observable final class Model {
  var name = ""
}

struct Screen: View {
  @Environment(Model.self) var vm
  var body: some View { field }
  var field: some View {  // error: function declares an opaque return type, but has no return
    @Bindable var vm = vm
    TextField("", text: $vm.name)
  }
}
