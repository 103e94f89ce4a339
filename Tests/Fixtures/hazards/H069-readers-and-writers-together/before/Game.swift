import Combine

@MainActor
final class Game: ObservableObject {
  @Published var score = 0
}
