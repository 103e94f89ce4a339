import SwiftUI

final class Board: ObservableObject {
  @Published var name = ""
  var cells = [0]
  var drafts = [1]

  // Read only: its setter does not run.
  subscript(index: Int) -> Int {
    get { cells[index] }
    set { cells[index] = newValue }
  }

  subscript(draft index: Int) -> Int {
    get { drafts[index] }
    set(number) { drafts[index] = number }
  }
}

struct BoardView: View {
  @ObservedObject var board: Board

  var body: some View { Text("\(board[0])") }
}

final class Ledger: ObservableObject {
  @Published var name = ""
  var sums = [0]

  // Written while it is drawn: a view that followed it would draw for ever.
  subscript(index: Int) -> Int {
    get { sums[index] }
    set { sums[index] = newValue }
  }

  func sum() -> Int {
    self[0] = name.count
    return self[0]
  }
}

struct LedgerView: View {
  @ObservedObject var ledger: Ledger

  var body: some View { Text("\(ledger.sum())") }
}
