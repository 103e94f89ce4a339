import SwiftUI

final class Rehearsal: ObservableObject {
  @Published private(set) var scenes: [String] = []

  init(play: String) { prepare(play) }

  func prepare(_ play: String) {
    print("reading \(play)")
    scenes = [play]
  }
}

struct RehearsalView: View {
  @StateObject private var rehearsal: Rehearsal  // expect: eager-model-initializer "@StateObject"

  init(rehearsal: @autoclosure @escaping () -> Rehearsal) {
    _rehearsal = StateObject(wrappedValue: rehearsal())
  }

  var body: some View { Text(rehearsal.scenes.joined()) }
}

struct TheatreView: View {
  var body: some View { RehearsalView(rehearsal: Rehearsal(play: "The Storm")) }
}
