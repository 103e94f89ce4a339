import SwiftUI

struct Item: Identifiable {
  var id: Int
  var title: String
}

@Observable final class RowModel {
  var isOpen = false
  let item: Item

  init(_ item: Item) { self.item = item }
}

struct ItemList: View {
  let items: [Item]

  var body: some View {
    List(items) { item in
      ItemRow(item: item)
      MadeRow(model: RowModel(item))
    }
  }
}

struct ItemRow: View {
  @Bindable private var model: RowModel

  init(item: Item) {
    model = RowModel(item)
  }

  var body: some View {
    Toggle(model.item.title, isOn: $model.isOpen)
  }
}

struct MadeRow: View {
  var model: RowModel

  var body: some View { Text(model.item.title) }
}
