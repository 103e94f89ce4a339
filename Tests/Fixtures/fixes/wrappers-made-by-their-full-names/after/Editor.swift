import SwiftUI

@Observable final class Draft {
  var text: String
  var count: Int

  init(_ text: String) {
    self.text = text
    self.count = text.count
  }
}

struct Editor: View {
  @SwiftUI.State private var owned: Draft
  @State private var explicit: Draft
  @State private var generic: Draft
  private var passed: Draft

  init(draft: Draft, title: String) {
    _owned = SwiftUI.State(wrappedValue: Draft(title))
    _explicit = State.init(wrappedValue: Draft(title))
    _generic = State<Draft>(wrappedValue: Draft(title))
    self.passed = draft
  }

  var body: some View {
    TextField("Title", text: $owned.text)
    Text(explicit.text + generic.text + passed.text)
  }
}
