import SwiftUI

/// The oldest type of the app, at file scope and no observable object, whatever its name says.
final class ViewModel {
  var title: String

  init(title: String) {
    self.title = title
  }
}

struct PlainHeader: View {
  let model: ViewModel

  var body: some View {
    Text(model.title).font(.headline)
  }
}
