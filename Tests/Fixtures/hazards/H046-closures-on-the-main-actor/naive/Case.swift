import SwiftUI

@Observable final class Page {
  var title = "Start"
}

typealias Closing = @MainActor () -> Void

struct Browser: UIViewRepresentable {
  var page: Page
  var follow: (@MainActor (String) -> Void)?

  func makeUIView(context: Context) -> UIView { UIView() }

  func updateUIView(_ view: UIView, context: Context) {}

  func makeCoordinator() -> Coordinator { Coordinator(page: page, follow: follow) }

  /// What it calls is on the main actor, and without its wrapper it would be no longer.
  final class Coordinator: NSObject {
    var page: Page
    let follow: (@MainActor (String) -> Void)?

    init(page: Page, follow: (@MainActor (String) -> Void)?) {
      self.page = page
      self.follow = follow
    }
  }
}

extension Browser.Coordinator {
  func open(_ address: String) {
    page.title = address
    follow?(address)
  }
}

@Observable final class Drawer {
  var isOpen = false
}

/// By another name of the closure's type.
struct DrawerTools {
  var drawer: Drawer
  var closing: Closing

  func close() {
    drawer.isOpen = false
    closing()
  }
}

@Observable final class Lamp {
  var isLit = false
}

/// One that is only given to it.
struct LampTools {
  var lamp: Lamp

  func light(then done: @MainActor () -> Void) {
    lamp.isLit = true
    done()
  }
}

@Observable final class Meter {
  var count = 0
}

/// A property of its own is.
struct MeterTools {
  var meter: Meter

  @MainActor var step: Int { 2 }

  func turn() { meter.count += step }
}

struct Screen: View {
  @State private var page = Page()
  @State private var drawer = Drawer()
  @State private var lamp = Lamp()
  @State private var meter = Meter()

  var body: some View {
    Browser(page: page)
    Button("close \(drawer.isOpen)") { DrawerTools(drawer: drawer, closing: {}).close() }
    Button("light \(lamp.isLit)") { LampTools(lamp: lamp).light {} }
    Button("turn \(meter.count)") { MeterTools(meter: meter).turn() }
    Text(page.title)
  }
}
