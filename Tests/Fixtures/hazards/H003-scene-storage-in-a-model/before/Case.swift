import SwiftUI

final class Tabs: ObservableObject {
  @Published var titles = ["Home", "Search"]
  @SceneStorage("tab") var selected = 0  // expect: app-storage-in-observable-class "@SceneStorage("tab")"
}

struct TabsView: View {
  @StateObject private var tabs = Tabs()

  var body: some View {
    Text(tabs.titles[tabs.selected])
  }
}
