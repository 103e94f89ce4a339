import SwiftUI

@Observable final class Model {
  init(_ n: Int) {}
}

struct Screen: View {
  @State private var vm: Model
  init(n: Int) {
    // error: cannot assign value of type 'StateObject<Model>' to type 'State<Model>'
    _vm = StateObject(wrappedValue: Model(n))
  }
  var body: some View { Text("") }
}
