import SwiftUI

final class Draft: ObservableObject {
  @Published var text: String

  init(_ text: String) { self.text = text }
}

struct Editor: View {
  @StateObject private var owned: Draft
  @StateObject private var short: Draft
  @ObservedObject var passed: Draft
  @ObservedObject private var bound: Draft
  @ObservedObject private var last: Draft
  @ObservedObject private var brief: Draft
  let title: String

  init(title: String, draft: Draft, bound: Draft) {
    self.title = title
    _owned = StateObject(wrappedValue: Draft(title))
    self._short = .init(wrappedValue: Draft("\(title) (short)"))
    _passed = ObservedObject(wrappedValue: draft)
    self._bound = ObservedObject(initialValue: bound)
    _last = ObservedObject(initialValue: draft) // the same once more
    _brief = .init(wrappedValue: draft)
  }

  var body: some View {
    TextField(title, text: $owned.text)
    TextField(title, text: $short.text)
    TextField(title, text: $bound.text)
    Text(passed.text + last.text + brief.text)
  }
}

#Preview {
  Editor(title: "Letter", draft: Draft("a"), bound: Draft("b"))
}
