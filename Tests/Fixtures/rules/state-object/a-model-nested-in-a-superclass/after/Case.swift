import SwiftUI

class Screen {
  @Observable final class ViewModel {
    var title = ""
  }
}

final class SettingsScreen: Screen {
  /// Finds the name through the superclass of the type around.
  struct Content: View {
    @State private var viewModel = ViewModel()  // expect: state-object "@StateObject"

    var body: some View {
      Text(viewModel.title)
    }
  }
}

struct Header: View {
  @State private var viewModel = SettingsScreen.ViewModel()  // expect: state-object "@StateObject"

  var body: some View {
    Text(viewModel.title)
  }
}
