import SwiftUI

struct ReturnsScreen: View {
  @State private var model = ViewModel()

  var body: some View {
    Form {
      TextField("Reason", text: $model.reason)
      Toggle("Keep the box", isOn: $model.keepsBox)
      ReturnsSummary(model: model)
    }
  }
}

extension ReturnsScreen {
  /// A value of the same name as the models of the other screens.
  struct ViewModel {
    var reason = ""
    var keepsBox = false
  }
}

struct ReturnsSummary: View {
  let model: ReturnsScreen.ViewModel

  var body: some View {
    Text("\(model.reason), \(model.keepsBox ? "with" : "without") box")
  }
}
