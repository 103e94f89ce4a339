import SwiftUI

final class Draft {
  private(set) var words = 0

  init() {}

  init(words: Int) { self.words = words }

  init(text: String) { save(text) }

  private func save(_ text: String) {
    print("saved")
    words = text.count
  }
}

/// Of the draft's initialisers, these are the ones that store.
final class Desk: ObservableObject {
  @Published var title = ""
  var draft = Draft()
  let template = Draft(words: 100)
  private let spare: Draft

  init() { spare = Draft() }
}

struct DeskView: View {
  @StateObject private var desk = Desk()

  var body: some View { Text(desk.title) }
}
