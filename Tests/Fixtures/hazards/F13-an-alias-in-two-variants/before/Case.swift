import SwiftUI

final class TouchBoard: ObservableObject {
  @Published var title = ""
}

final class KeyBoard: ObservableObject {
  @Published var title = ""
}

#if os(iOS)
typealias Board = TouchBoard
#else
typealias Board = KeyBoard
#endif

struct BoardView: View {
  // expect-next: unresolved-model "board"
  @ObservedObject var board: Board  // expect: unresolved-model "board"

  var body: some View { TextField("Title", text: $board.title) }
}
