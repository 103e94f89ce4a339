import SwiftUI

struct Screen: View {
  @Observable fileprivate final class Model {
    var name = ""
  }
  @State private var model = Model()
  var body: some View { Text(model.name) }
}

@Observable private final class Global {
  var name = ""
}
