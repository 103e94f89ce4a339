import SwiftUI

protocol Titled: AnyObject, Observable { var title: String { get } }

/// Its view keeps it; that another one is made anew for the same badge is no matter of it.
@Observable final class Detail: Titled {
  var state = 0
  var title = ""

  init() { title = name(state) }

  func name(_ number: Int) -> String { String(number) }
  func advance() { state += 1 }
}

@Observable final class Cell: Titled { var title = "" }

struct DetailView: View {
  @State private var model = Detail()
  var body: some View { Badge(provider: model) }
}

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
