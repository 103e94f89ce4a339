import SwiftUI

final class Window: ObservableObject {
  @Published var title = ""
  private var (width, height) = (80, 25)

  func grow() {
    width += 1
    height += 1
  }
}

struct WindowView: View {
  @ObservedObject var window: Window

  var body: some View {
    TextField("Title", text: $window.title)
    Button("Grow") { window.grow() }
  }
}
