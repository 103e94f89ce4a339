import SwiftUI

protocol Playable: ObservableObject {
  var title: String { get }
  var position: Int { get set }
}

final class Podcast: Playable {
  @Published var title = "Intro"
  @Published var position = 0
}

final class Audiobook: Playable {
  @Published private var chapter = 1
  @Published var position = 0
  var title: String { "Chapter \(chapter)" }

  func turn() {
    chapter += 1
    position = 0
  }
}

struct PlayerView<Item: Playable>: View {
  @ObservedObject var item: Item

  var body: some View {
    VStack {
      Text("\(item.title) at \(item.position)")
      Button("Skip") { item.position += 30 }
    }
  }
}
