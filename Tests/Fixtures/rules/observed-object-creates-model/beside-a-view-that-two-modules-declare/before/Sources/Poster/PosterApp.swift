import SwiftUI

class Margins: ObservableObject {
  @Published var left = 0
}

struct Page: View {
  @ObservedObject var model = Margins()  // expect: observed-object-creates-model "@ObservedObject"

  var body: some View { Stepper("Left", value: $model.left) }
}

@main
struct PosterApp: App {
  let toolbar = Toolbar()

  var body: some Scene {
    WindowGroup {
      toolbar.badge()
      Page()
    }
  }
}
