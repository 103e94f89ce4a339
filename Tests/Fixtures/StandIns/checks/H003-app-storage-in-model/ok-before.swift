import SwiftUI

final class Settings: ObservableObject {
  @AppStorage("dark") var dark = false
  @SceneStorage("tab") var tab = 1
  @Published var name = ""
}
