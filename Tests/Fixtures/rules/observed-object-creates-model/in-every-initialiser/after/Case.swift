import SwiftUI

@Observable final class Page {
  var text: String

  init(number: Int) {
    text = "Page \(number)"
  }
}

struct PageView: View {
  private var page: Page  // expect: observed-object-creates-model "@ObservedObject"
  private let margin: Double

  init(number: Int) {
    let number = max(number, 1)
    self.page = Page(number: number)
    margin = 8
  }

  init(first margin: Double) {
    self.page = .init(number: 1)
    self.margin = margin
  }

  var body: some View {
    Text(page.text).padding(margin)
  }
}

/// Delegates to the one initialiser that makes it.
struct Cover: ViewModifier {
  var page: Page  // expect: observed-object-creates-model "@ObservedObject"

  init() {
    self.init(number: 0)
  }

  init(number: Int) {
    let made = Page(number: number)
    page = made
  }

  func body(content: Content) -> some View {
    content.overlay(Text(page.text))
  }
}
