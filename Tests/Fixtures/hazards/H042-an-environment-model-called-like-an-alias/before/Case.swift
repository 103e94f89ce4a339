import SwiftUI

protocol Screen {
  typealias VM = Settings
}

final class Settings {
  var name = "Settings"
}

final class VM: ObservableObject {
  @Published var title = "Home"
}

struct HomeView: View, Screen {
  @EnvironmentObject var vm: VM  // expect: unsupported-declaration "VM"

  var body: some View { Text(vm.title) }
}

struct RootView: View {
  @StateObject private var vm = VM()

  var body: some View { HomeView().environmentObject(vm) }
}
