import SwiftUI

@Observable final class Model {
  struct Address { var street = "" }
  var address = Address()
  var perhaps: String?
  var list = ["a"]
  var doubled: Int {
    get { 1 }
    set {}
  }
}

struct Screen: View {
  @State private var owned = Model()
  @Bindable var given: Model
  var body: some View {
    TextField("", text: $owned.address.street)
    TextField("", text: $given.address.street)
    if let text = Binding($given.perhaps) { TextField("", text: text) }
    Stepper("", value: $given.doubled)
    TextField("", text: $given.list[0])
  }
}
