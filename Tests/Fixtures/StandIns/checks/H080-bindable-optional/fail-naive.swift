import SwiftUI

@Observable final class Model {
  var name = ""
}

struct Screen: View {
  @Bindable var vm: Model?  // error: 'init(wrappedValue:)' is unavailable
  var body: some View { Text("") }
}
