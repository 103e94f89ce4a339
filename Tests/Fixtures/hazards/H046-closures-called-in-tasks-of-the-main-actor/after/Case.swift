import SwiftUI

@Observable final class Page {
  var title = "Start"
}

struct Browser: UIViewRepresentable {
  var page: Page  // expect: observed-object "@ObservedObject"
  var follow: @MainActor (String) -> Void

  func makeUIView(context: Context) -> UIView { UIView() }

  func updateUIView(_ view: UIView, context: Context) {}

  func makeCoordinator() -> Coordinator { Coordinator(page: page, follow: follow) }

  /// What is on the main actor it only keeps, or calls where that is stated.
  final class Coordinator: NSObject {
    var page: Page  // expect: observed-object "@ObservedObject"
    let follow: @MainActor (String) -> Void

    init(page: Page, follow: @escaping @MainActor (String) -> Void) {
      self.page = page
      self.follow = follow
    }

    func open(_ address: String) {
      page.title = address
      Task { @MainActor in follow(address) }
    }

    @MainActor func turn(_ done: @MainActor () -> Void) {}
  }
}

struct Screen: View {
  @State private var page = Page()

  var body: some View {
    Browser(page: page) { _ in }
    Text(page.title)
  }
}
