import Combine
import SwiftUI

/// Is neither of the tills, nor of the printers.
@MainActor
final class Queue: ObservableObject {
  @Published var state = "empty"
}

struct Counter: View {
  @StateObject private var queue = Queue()
  @ObservedObject private var till = Till.shared  // expect: unresolved-model "till"

  var body: some View {
    Text("\(till.total) \(queue.state)").environmentObject(Till.shared)
    Waiting().environmentObject(queue)
  }
}

struct Waiting: View {
  @EnvironmentObject private var queue: Queue

  var body: some View { Text(queue.state) }
}

final class PrintRoom {
  private let printer = Printer()
  private var watching: AnyCancellable?

  func watch() {
    watching = printer.$state.sink { print($0) }
  }
}
