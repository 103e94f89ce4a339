import AppKit
import Combine

// expect-next: observable-object-class "Sidebar"
class Sidebar: NSViewController, ObservableObject {
  @Published var selection: Int?
}

// expect-next: observable-object-class "Panel"
final class Panel: NSWindow, ObservableObject {
  @Published var isPinned = false
}

// expect-next: observable-object-class "Downloader"
final class Downloader: NSObject, ObservableObject {
  @Published var files: [String] = []

  override init() {
    super.init()
    files = ["readme"]
  }
}
