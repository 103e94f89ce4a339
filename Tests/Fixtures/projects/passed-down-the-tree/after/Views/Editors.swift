import SwiftUI

/// Its callers make a fresh model each, which this view then owns.
struct DayEditor: View {
  @State var day: DayModel  // expect: state-object "@StateObject"

  var body: some View {
    TextField(day.day, text: $day.meal)
  }
}

/// As above, and the autoclosure is evaluated once.
struct ShoppingList: View {
  @State private var model: ShoppingModel  // expect: state-object "@StateObject"

  init(make: @autoclosure @escaping () -> ShoppingModel) {
    _model = State(wrappedValue: make())
  }

  var body: some View {
    ForEach(model.items, id: \.self) { item in
      Text(item)
    }
  }
}
