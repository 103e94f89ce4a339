import SwiftUI

struct Bindable<T> {}

@Observable final class Model {
  var name = ""
}

struct Screen: View {
  @Bindable var vm: Model  // error: generic struct 'Bindable' cannot be used as an attribute
  var body: some View { Text(vm.name) }
}
