import SwiftUI

struct Pager<Item: Hashable>: View {
  @State private var model: Model

  init(items: [Item]) {
    _model = State(wrappedValue: Model(items: items))
  }

  var body: some View {
    Text(String(describing: model.items[model.page]))
    Button("Next") { model.next() }
  }

  @Observable final class Model {  // expect: observable-object-class "Model"
    let items: [Item]
    private(set) var page = 0

    init(items: [Item]) { self.items = items }

    func next() { page = min(page + 1, items.count - 1) }
  }
}
