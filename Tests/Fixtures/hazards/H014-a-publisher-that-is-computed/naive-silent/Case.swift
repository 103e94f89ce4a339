import Combine
import SwiftUI

@Observable final class Clipboard {
  private let changes = PassthroughSubject<Void, Never>()
  @ObservationIgnored private(set) var text = ""

  // Lost: views hear of no copy, as this publisher was all they had.
  var objectWillChange: AnyPublisher<Void, Never> {
    changes.throttle(for: 0.1, scheduler: RunLoop.main, latest: true).eraseToAnyPublisher()
  }

  func copy(_ text: String) {
    changes.send()
    self.text = text
  }
}

struct ClipboardView: View {
  @Environment(Clipboard.self) var clipboard

  var body: some View {
    Text(clipboard.text)
    Button("Copy") { clipboard.copy("Hello") }
  }
}

struct ClipboardScreen: View {
  @State private var clipboard = Clipboard()

  var body: some View {
    ClipboardView().environment(clipboard)
  }
}
