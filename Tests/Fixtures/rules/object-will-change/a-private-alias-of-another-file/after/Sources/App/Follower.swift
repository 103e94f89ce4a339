import Combine
import Kit

@MainActor final class Follower {
  private let store = Store()

  // expect-next: object-will-change "objectWillChange"
  func follow() -> AnyCancellable { store.objectWillChange.sink { _ in } }
}
