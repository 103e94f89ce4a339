import SwiftUI

@MainActor
@Observable
final class Page {
  var title = ""
}

@MainActor
final class PageFactory {
  func page(_ number: Int) -> Page {
    let page = Page()
    page.title = "\(number)"
    return page
  }
}

/// Follows the number it is given: as a state it would keep the first page.
struct PageView: View {
  private var page: Page  // expect: observed-object-creates-model "@ObservedObject"

  init(number: Int, factory: PageFactory) {
    page = factory.page(number)
  }

  var body: some View {
    Text(page.title)
  }
}

struct TitledPage: View {
  private var page: Page  // expect: observed-object-creates-model "@ObservedObject"

  init(title: String) {
    let page = Page()
    page.title = title
    self.page = page
  }

  var body: some View {
    Text(page.title)
  }
}
