import SwiftUI

@Observable final class Rehearsal {
  private(set) var scenes: [String] = []

  init(play: String) { prepare(play) }

  func prepare(_ play: String) {
    print("reading \(play)")
    scenes = [play]
  }
}

struct RehearsalView: View {
  @State private var rehearsal: Rehearsal

  init(rehearsal: @autoclosure @escaping () -> Rehearsal) {
    _rehearsal = StateObject(wrappedValue: rehearsal())  // error: cannot assign value of type 'StateObject<Rehearsal>' to type 'State<Rehearsal>'
  }

  var body: some View { Text(rehearsal.scenes.joined()) }
}

struct TheatreView: View {
  var body: some View { RehearsalView(rehearsal: Rehearsal(play: "The Storm")) }
}
