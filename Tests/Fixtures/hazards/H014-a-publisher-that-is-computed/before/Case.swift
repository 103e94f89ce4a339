import Combine
import SwiftUI

final class Clipboard: ObservableObject {
  private let changes = PassthroughSubject<Void, Never>()
  private(set) var text = ""

  var objectWillChange: AnyPublisher<Void, Never> {  // expect: custom-object-will-change "objectWillChange"
    changes.throttle(for: 0.1, scheduler: RunLoop.main, latest: true).eraseToAnyPublisher()
  }

  func copy(_ text: String) {
    changes.send()
    self.text = text
  }
}

struct ClipboardView: View {
  @EnvironmentObject var clipboard: Clipboard

  var body: some View {
    Text(clipboard.text)
    Button("Copy") { clipboard.copy("Hello") }
  }
}

struct ClipboardScreen: View {
  @StateObject private var clipboard = Clipboard()

  var body: some View {
    ClipboardView().environmentObject(clipboard)
  }
}
