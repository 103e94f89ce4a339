import SwiftUI

struct Picker2<Item: Hashable>: View {
  @StateObject private var model = Model()

  var body: some View {
    Text("\(model.selection.count)")
  }

  final class Model: ObservableObject {
    @Published var selection = Set<Item>()  // expect: published-property "@Published"
    @Published var handler: (Item) -> Void = { _ in }  // expect: published-property "@Published"
  }
}
