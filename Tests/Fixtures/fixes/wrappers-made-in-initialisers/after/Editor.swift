import SwiftUI

@Observable final class Draft {
  var text: String

  init(_ text: String) { self.text = text }
}

struct Editor: View {
  @State private var owned: Draft
  @State private var short: Draft
  var passed: Draft
  @Bindable private var bound: Draft
  private var last: Draft
  private var brief: Draft
  let title: String

  init(title: String, draft: Draft, bound: Draft) {
    self.title = title
    _owned = State(wrappedValue: Draft(title))
    self._short = .init(wrappedValue: Draft("\(title) (short)"))
    self.passed = draft
    self._bound = Bindable(wrappedValue: bound)
    self.last = draft // the same once more
    self.brief = draft
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
