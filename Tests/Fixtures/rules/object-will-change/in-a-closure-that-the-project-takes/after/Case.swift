import Combine
import SwiftUI

final class Line: ObservableObject {
  @Published var isOpen = false
}

/// What is given to the closures is known to be lines.
@Observable final class Feed {
  var text = ""
}

final class Switchboard {
  func open(_ name: String, then: @escaping (Line) -> Void) {}
  func forAll(_ body: (_ line: Line?, _ number: Int) -> Void) {}
}

struct Connector {
  var connected: ((Line) -> Void)?

  init(to name: String, then connected: ((Line) -> Void)? = nil) { self.connected = connected }
}

@MainActor func watch(_ board: Switchboard) -> Set<AnyCancellable> {
  var watching: Set<AnyCancellable> = []
  board.open("a") { line in
    line.objectWillChange  // expect: object-will-change "objectWillChange"
      .sink { print("a") }.store(in: &watching)
  }
  board.forAll { line, number in
    line?.objectWillChange  // expect: object-will-change "objectWillChange"
      .sink { print(number) }.store(in: &watching)
  }
  board.open("b", then: { $0.objectWillChange.send() })
  // expect-previous: object-will-change "objectWillChange"
  _ = Connector(to: "c") { $0.objectWillChange.send() }
  // expect-previous: object-will-change "objectWillChange"
  return watching
}

struct FeedView: View {
  var feed: Feed
  @ObservedObject var line: Line

  var body: some View { Text(feed.text + "\(line.isOpen)") }
}
