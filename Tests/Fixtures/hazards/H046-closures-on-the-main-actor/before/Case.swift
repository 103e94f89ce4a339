import SwiftUI

final class Page: ObservableObject {
  @Published var title = "Start"
}

typealias Closing = @MainActor () -> Void

struct Browser: UIViewRepresentable {
  @ObservedObject var page: Page
  var follow: (@MainActor (String) -> Void)?

  func makeUIView(context: Context) -> UIView { UIView() }

  func updateUIView(_ view: UIView, context: Context) {}

  func makeCoordinator() -> Coordinator { Coordinator(page: page, follow: follow) }

  /// What it calls is on the main actor, and without its wrapper it would be no longer.
  final class Coordinator: NSObject {
    @ObservedObject var page: Page  // expect: unsupported-declaration "page"
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

final class Drawer: ObservableObject {
  @Published var isOpen = false
}

/// By another name of the closure's type.
struct DrawerTools {
  @ObservedObject var drawer: Drawer  // expect: unsupported-declaration "drawer"
  var closing: Closing

  func close() {
    drawer.isOpen = false
    closing()
  }
}

final class Lamp: ObservableObject {
  @Published var isLit = false
}

/// One that is only given to it.
struct LampTools {
  @ObservedObject var lamp: Lamp  // expect: unsupported-declaration "lamp"

  func light(then done: @MainActor () -> Void) {
    lamp.isLit = true
    done()
  }
}

final class Meter: ObservableObject {
  @Published var count = 0
}

/// A property of its own is.
struct MeterTools {
  @ObservedObject var meter: Meter  // expect: unsupported-declaration "meter"

  @MainActor var step: Int { 2 }

  func turn() { meter.count += step }
}

struct Screen: View {
  @StateObject private var page = Page()
  @StateObject private var drawer = Drawer()
  @StateObject private var lamp = Lamp()
  @StateObject private var meter = Meter()

  var body: some View {
    Browser(page: page)
    Button("close \(drawer.isOpen)") { DrawerTools(drawer: drawer, closing: {}).close() }
    Button("light \(lamp.isLit)") { LampTools(lamp: lamp).light {} }
    Button("turn \(meter.count)") { MeterTools(meter: meter).turn() }
    Text(page.title)
  }
}
