import SwiftUI

// error: invalid redeclaration of synthesized property '_selected'
@Observable final class Tabs {
  var titles = ["Home", "Search"]
  @SceneStorage("tab") var selected = 0
}

struct TabsView: View {
  @State private var tabs = Tabs()

  var body: some View {
    Text(tabs.titles[tabs.selected])
  }
}
