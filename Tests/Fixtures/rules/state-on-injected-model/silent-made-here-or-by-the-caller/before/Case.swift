import Observation
import SwiftUI

@MainActor
@Observable
final class Filter {
  static let shared = Filter()
  var text: String

  init(text: String = "") {
    self.text = text
  }
}

struct FilterBar: View {
  @State private var filter = Filter()
  @State private var common = Filter.shared
  @State private var named: Filter

  init(name: String) {
    _named = State(initialValue: Filter(text: name))
  }

  var body: some View {
    TextField("Filter", text: $filter.text)
    FilterEditor(filter: Filter(text: named.text + common.text))
    FilterLabel(text: filter.text)
    FilterTag(filter: filter)
  }
}

/// Its only caller makes a new one.
struct FilterEditor: View {
  @State var filter: Filter

  var body: some View {
    TextField("Text", text: $filter.text)
  }
}

/// Receives a value of the model, not the model.
struct FilterLabel: View {
  @State var text: String

  var body: some View {
    TextField("Text", text: $text)
  }
}

struct FilterTag: View {
  let filter: Filter

  var body: some View {
    Text(filter.text)
  }
}
