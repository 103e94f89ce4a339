import SwiftUI

final class Glacier: ObservableObject {
  @Published var length = 10
  var name = "Aletsch"

  func rename() {
    name = "Rhone"
    length = 8
  }
}

struct Framed: View {
  let content: () -> Text

  var body: some View { content() }
}

extension View {
  // Here: a closure by itself is the second one, as the first may be left out.
  func framed(
    onClose: @escaping () -> Void = {}, content: @escaping () -> Text
  ) -> some View {
    Framed(content: content)
  }
}

struct GlacierView: View {
  @ObservedObject var glacier: Glacier

  var body: some View {
    EmptyView().framed { Text(glacier.name) }
  }
}
