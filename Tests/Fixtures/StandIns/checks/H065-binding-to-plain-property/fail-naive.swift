import SwiftUI

@Observable final class Model {
  var name = ""
}

struct Screen: View {
  var vm: Model
  var body: some View {
    TextField("", text: $vm.name)  // error: cannot find '$vm' in scope
  }
  var other: some View {
    TextField("", text: self.$vm.name)  // error: value of type 'Screen' has no member '$vm'
  }
}

extension Screen {
  var field: some View {
    TextField("", text: $vm.name)  // error: cannot find '$vm' in scope
  }
}
