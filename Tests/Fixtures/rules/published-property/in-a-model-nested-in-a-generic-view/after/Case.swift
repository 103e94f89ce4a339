import SwiftUI

struct Picker2<Item: Hashable>: View {
  @State private var model = Model()

  var body: some View {
    Text("\(model.selection.count)")
  }

  @Observable final class Model {
    var selection = Set<Item>()  // expect: published-property "@Published"
    var handler: (Item) -> Void = { _ in }  // expect: published-property "@Published"
  }
}
