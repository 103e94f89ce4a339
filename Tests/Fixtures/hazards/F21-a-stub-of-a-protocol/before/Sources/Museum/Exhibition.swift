import SwiftUI

protocol Catalogue: Sendable {
  func titles() async -> [String]
}

@MainActor final class Exhibition: ObservableObject {  // expect: observable-object-class "Exhibition"
  @Published private(set) var titles: [String] = []
  private let catalogue: any Catalogue

  init(catalogue: any Catalogue) { self.catalogue = catalogue }

  func load() async { titles = await catalogue.titles() }
}

struct ExhibitionView: View {
  @StateObject var exhibition: Exhibition

  var body: some View {
    List(exhibition.titles, id: \.self) { Text($0) }
      .task { await exhibition.load() }
  }
}
