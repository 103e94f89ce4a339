import SwiftUI

@Observable final class Model {
  var name = ""
}

struct Screen<VM: ObservableObject>: View {
  @ObservedObject var vm: VM
  var body: some View { Text("") }
}

struct Root: View {
  var body: some View {
    // error: generic struct 'Screen' requires that 'Model' conform to 'ObservableObject'
    Screen(vm: Model())
  }
}
