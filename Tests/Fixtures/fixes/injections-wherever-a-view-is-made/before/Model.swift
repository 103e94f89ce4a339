import Foundation
import Combine

@MainActor final class Player: ObservableObject {
  static let preview = Player()
  @Published var title = ""
}

final class Queue: ObservableObject {
  @Published var titles: [String] = []
}
