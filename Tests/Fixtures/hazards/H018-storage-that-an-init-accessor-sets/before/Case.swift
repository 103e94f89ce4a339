import SwiftUI

final class Label: ObservableObject {
  @Published var text: String

  var title: String {
    @storageRestrictions(initializes: _text)
    init(value) {
      // says-next: "an init accessor sets '_text', and may not set 'text' in its place"
      _text = Published(initialValue: value)  // expect: published-storage "_text"
    }
    get { text }
    set { text = newValue }
  }

  init(_ title: String) { self.title = title }
}

struct LabelView: View {
  @ObservedObject var label: Label

  var body: some View { Text(label.text) }
}
