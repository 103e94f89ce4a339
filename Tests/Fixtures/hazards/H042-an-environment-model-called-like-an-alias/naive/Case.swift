import SwiftUI

protocol Screen {
  typealias VM = Settings
}

final class Settings {
  var name = "Settings"
}

@Observable final class VM {
  var title = "Home"
}

struct HomeView: View, Screen {
  @Environment(VM.self) var vm  // error: no exact matches in call to initializer

  var body: some View { Text(vm.title) }
}

struct RootView: View {
  @State private var vm = VM()

  var body: some View { HomeView().environment(vm) }
}
