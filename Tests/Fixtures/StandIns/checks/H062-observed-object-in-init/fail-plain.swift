import SwiftUI

@Observable final class Model {
  var name = ""
}

struct Screen: View {
  var vm: Model
  init(vm: Model) {
    self._vm = .init(wrappedValue: vm)  // error: value of type 'Screen' has no member '_vm'
  }
  var body: some View { Text(vm.name) }
}
