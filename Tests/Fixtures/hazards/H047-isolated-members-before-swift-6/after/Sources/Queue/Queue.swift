import SwiftUI

@Observable final class Queue {
  @MainActor var isEmpty = true  // expect: published-property "@Published"
}

struct QueueView: View {
  var queue: Queue

  var body: some View { Text(queue.isEmpty.description) }
}
