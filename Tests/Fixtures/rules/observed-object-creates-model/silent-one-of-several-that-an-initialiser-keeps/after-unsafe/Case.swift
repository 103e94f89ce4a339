import SwiftUI

protocol Titled: AnyObject, Observable { var title: String { get } }

/// The initialiser of its view puts it into the storage.
@Observable final class Page: Titled {
  var number = 0
  var title = ""

  init(number: Int) {
    self.number = number
    title = name(self.number)
  }

  func name(_ number: Int) -> String { String(number) }
  func turn() { number += 1 }
}

struct PageView: View {
  @State private var model: Page

  init(number: Int) { _model = State(wrappedValue: Page(number: number)) }

  var body: some View { Badge(provider: model) }
}

@Observable final class Cell: Titled { var title = "" }

struct CellView: View {
  var model: Cell
  var body: some View { Badge(provider: model) }
}

struct CellList: View {
  var body: some View { CellView(model: Cell()) }
}

struct Badge<Provider: Titled>: View {
  var provider: Provider
  var body: some View { Text(provider.title) }
}
