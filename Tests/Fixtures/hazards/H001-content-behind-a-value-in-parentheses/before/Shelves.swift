import SwiftUI

final class ShelfModel: ObservableObject {
  @Published var label = ""
  @Published var count = 0
  // Nobody published it, and a view shows it.
  var remark = ""
}

/// A container that is called like a function. Parentheses keep its arguments and its content
/// apart.
struct Rows {
  var spacing: Double = 4

  func callAsFunction<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    VStack { content() }
  }
}

struct ShelfView: View {
  @StateObject private var shelf = ShelfModel()  // expect: state-object "@StateObject"

  var body: some View {
    (Rows(spacing: 8)) {
      Text(shelf.remark)
      LabelField(shelf: shelf)
      RemarkView(shelf: shelf)
    }
    .padding()
  }
}

/// The value may also be a property.
struct RemarkView: View {
  @ObservedObject var shelf: ShelfModel
  var rows = Rows()

  var body: some View {
    rows { Text(shelf.remark) }
  }
}

struct LabelField: View {
  @ObservedObject var shelf: ShelfModel

  var body: some View {
    (Rows()) {
      TextField("Label", text: $shelf.label)
    }
  }
}
