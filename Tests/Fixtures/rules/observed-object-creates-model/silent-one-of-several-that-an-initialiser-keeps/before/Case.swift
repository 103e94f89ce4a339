import SwiftUI

protocol Titled: ObservableObject { var title: String { get } }

/// The initialiser of its view puts it into the storage.
final class Page: Titled {
  @Published var number = 0
  @Published var title = ""

  init(number: Int) {
    self.number = number
    title = name(self.number)
  }

  func name(_ number: Int) -> String { String(number) }
  func turn() { number += 1 }
}

struct PageView: View {
  @StateObject private var model: Page

  init(number: Int) { _model = StateObject(wrappedValue: Page(number: number)) }

  var body: some View { Badge(provider: model) }
}

final class Cell: Titled { @Published var title = "" }

struct CellView: View {
  @ObservedObject var model: Cell
  var body: some View { Badge(provider: model) }
}

struct CellList: View {
  var body: some View { CellView(model: Cell()) }
}

struct Badge<Provider: Titled>: View {
  @ObservedObject var provider: Provider
  var body: some View { Text(provider.title) }
}
