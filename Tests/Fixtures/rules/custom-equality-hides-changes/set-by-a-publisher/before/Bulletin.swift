import Combine
import SwiftUI

struct Bulletin: Equatable {
  let number: Int
  var text = ""

  static func == (one: Bulletin, other: Bulletin) -> Bool { one.number == other.number }
}

@MainActor final class Board: ObservableObject {
  @Published var bulletin = Bulletin(number: 1)  // expect: custom-equality-hides-changes "bulletin"
  private var bag: Set<AnyCancellable> = []

  // Sets the property as a whole, each time that somebody sends one.
  func follow(_ bulletins: AnyPublisher<Bulletin, Never>) {
    bulletins.assign(to: \.bulletin, on: self).store(in: &bag)
  }
}

struct BoardView: View {
  @ObservedObject var board: Board

  var body: some View {
    Text(board.bulletin.text)
  }
}
