import Combine
import SwiftUI

struct Bulletin: Equatable {
  let number: Int
  var text = ""

  static func == (one: Bulletin, other: Bulletin) -> Bool { one.number == other.number }
}

@MainActor @Observable final class Board {
  var bulletin = Bulletin(number: 1)  // expect: custom-equality-hides-changes "bulletin"
  @ObservationIgnored private var bag: Set<AnyCancellable> = []

  // Sets the property as a whole, each time that somebody sends one.
  func follow(_ bulletins: AnyPublisher<Bulletin, Never>) {
    bulletins.assign(to: \.bulletin, on: self).store(in: &bag)
  }
}

struct BoardView: View {
  var board: Board

  var body: some View {
    Text(board.bulletin.text)
  }
}
