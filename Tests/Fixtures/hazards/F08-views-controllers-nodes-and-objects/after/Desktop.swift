import AppKit
import Combine
import Observation

// expect-next: observable-object-class "Sidebar"
@Observable class Sidebar: NSViewController {
  var selection: Int?
}

// expect-next: observable-object-class "Panel"
@Observable final class Panel: NSWindow {
  var isPinned = false
}

// expect-next: observable-object-class "Downloader"
@Observable final class Downloader: NSObject {
  var files: [String] = []

  override init() {
    super.init()
    files = ["readme"]
  }
}
