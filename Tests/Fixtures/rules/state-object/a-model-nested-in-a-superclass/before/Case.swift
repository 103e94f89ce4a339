import SwiftUI

class Screen {
  final class ViewModel: ObservableObject {
    @Published var title = ""
  }
}

final class SettingsScreen: Screen {
  /// Finds the name through the superclass of the type around.
  struct Content: View {
    @StateObject private var viewModel = ViewModel()  // expect: state-object "@StateObject"

    var body: some View {
      Text(viewModel.title)
    }
  }
}

struct Header: View {
  @StateObject private var viewModel = SettingsScreen.ViewModel()  // expect: state-object "@StateObject"

  var body: some View {
    Text(viewModel.title)
  }
}
