import SwiftUI

@Observable final class RowModel {
  var title: String

  init(_ title: String) {
    self.title = title
  }
}

/// `ObservedObject var model = RowModel()` would be another matter.
struct Row: View {
  var model: RowModel
  private let indent: Int

  init(model: RowModel, indent: Int = 0) {
    self.model = model
    self.indent = indent
  }

  var body: some View {
    Text(String(repeating: " ", count: indent) + model.title)
  }
}

struct Rows: View {
  let titles: [String]

  var body: some View {
    ForEach(titles, id: \.self) { title in
      Row(model: RowModel(title))
    }
  }
}
