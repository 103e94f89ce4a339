// error: value of type 'Bindable<Environment<Model>>' has no dynamic member 'name'
import SwiftUI

@Observable final class Model {
  var name = ""
}

struct Screen: View {
  @Bindable @Environment(Model.self) var vm: Model
  var body: some View { TextField("", text: $vm.name) }
}
