import SwiftUI

extension PosterEditor {
  var titleField: some View {
    TextField("Title", text: $poster.title)
  }

  func fieldCount(_ make: () -> Binding<String>) -> Int {
    make().wrappedValue.count
  }
}
