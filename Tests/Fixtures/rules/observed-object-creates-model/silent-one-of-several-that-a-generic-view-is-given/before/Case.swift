import SwiftUI

protocol Titled: ObservableObject { var title: String { get } }

/// Its view keeps it; that another one is made anew for the same badge is no matter of it.
final class Detail: Titled {
  @Published var state = 0
  @Published var title = ""

  init() { title = name(state) }

  func name(_ number: Int) -> String { String(number) }
  func advance() { state += 1 }
}

final class Cell: Titled { @Published var title = "" }

struct DetailView: View {
  @StateObject private var model = Detail()
  var body: some View { Badge(provider: model) }
}

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
