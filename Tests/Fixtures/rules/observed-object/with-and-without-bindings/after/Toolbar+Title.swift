import SwiftUI

extension Toolbar {
  var title: some View {
    TextField("Title", text: $document.title)
  }
}
