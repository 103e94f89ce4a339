import SwiftUI

final class Draft: ObservableObject {
  @Published var text: String
  @Published var count: Int

  init(_ text: String) {
    _text = Published.init(initialValue: text)
    _count = Combine.Published(wrappedValue: text.count)
  }
}

struct Editor: View {
  @SwiftUI.StateObject private var owned: Draft
  @StateObject private var explicit: Draft
  @StateObject private var generic: Draft
  @ObservedObject private var passed: Draft

  init(draft: Draft, title: String) {
    _owned = SwiftUI.StateObject(wrappedValue: Draft(title))
    _explicit = StateObject.init(wrappedValue: Draft(title))
    _generic = StateObject<Draft>(wrappedValue: Draft(title))
    _passed = ObservedObject.init(wrappedValue: draft)
  }

  var body: some View {
    TextField("Title", text: $owned.text)
    Text(explicit.text + generic.text + passed.text)
  }
}
