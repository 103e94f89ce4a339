import Combine

// expect-next: hierarchy-not-migratable "Board"
final class WhiteBoard: Board {  // expect: hierarchy-not-migratable "Board"
  @Published var pens = 3
}

func watch(_ writing: Writing) -> AnyCancellable {
  writing.objectWillChange.sink { _ in }
}
