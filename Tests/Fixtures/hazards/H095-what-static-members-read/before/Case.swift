import SwiftUI

@MainActor final class Switchboard: ObservableObject {  // expect: observable-object-class "Switchboard"
  static let shared = Switchboard()
  @Published var lines: [Int] = []

  static func find(_ number: Int) -> Int? { shared.lines.first { $0 == number } }
}

/// It observed nothing, and follows now what the static function reads.
struct LineView: View {
  var body: some View {
    // says-next: "'LineView' reads 'find' and does not observe 'Switchboard': from now on it follows"
    Text("line").opacity(Switchboard.find(1) == nil ? 0.5 : 1)
  }
}

struct Lines: View {
  @ObservedObject private var board = Switchboard.shared

  var body: some View { Text("\(board.lines.count)") }
}
