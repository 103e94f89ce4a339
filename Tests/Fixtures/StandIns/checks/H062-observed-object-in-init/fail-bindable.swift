import SwiftUI

@Observable final class Model {
  var name = ""
}

struct Screen: View {
  @Bindable var vm: Model
  init(vm: Model) {
    // error: cannot assign value of type 'ObservedObject<Model>' to type 'Bindable<Model>'
    _vm = ObservedObject(wrappedValue: vm)
  }
  var body: some View { Text(vm.name) }
}
