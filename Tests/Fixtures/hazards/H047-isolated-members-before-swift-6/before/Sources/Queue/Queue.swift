import SwiftUI

final class Queue: ObservableObject {
  @MainActor @Published var isEmpty = true  // expect: published-property "@Published"
}

struct QueueView: View {
  @ObservedObject var queue: Queue

  var body: some View { Text(queue.isEmpty.description) }
}
