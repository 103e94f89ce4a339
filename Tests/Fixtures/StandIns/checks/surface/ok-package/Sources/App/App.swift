import Kit
import SwiftUI

@main
struct Main: App {
  @State private var model = Model()
  var body: some Scene {
    WindowGroup { Screen(model: model) }
  }
}

struct Screen: View {
  @Bindable var model: Model
  var body: some View { TextField("", text: $model.name) }
}
