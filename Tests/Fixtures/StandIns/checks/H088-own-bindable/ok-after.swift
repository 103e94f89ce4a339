import SwiftUI

struct Bindable<T> {}

@Observable final class Model {
  var name = ""
}

struct Screen: View {
  @SwiftUI.Bindable var vm: Model
  var body: some View { TextField("", text: $vm.name) }
}
