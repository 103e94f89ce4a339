import SwiftUI

@Observable final class Label {
  var text: String

  var title: String {
    @storageRestrictions(initializes: _text)
    init(value) {
      text = value  // error: cannot reference instance member 'text'
    }
    get { text }
    set { text = newValue }
  }

  init(_ title: String) { self.title = title }
}

struct LabelView: View {
  var label: Label

  var body: some View { Text(label.text) }
}
