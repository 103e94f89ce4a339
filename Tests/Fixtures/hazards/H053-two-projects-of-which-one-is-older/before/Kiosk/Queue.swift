import SwiftUI

final class Queue: ObservableObject {  // expect: deployment-floor "Queue"
  @Published var waiting = 0
}

struct QueueView: View {
  @StateObject private var queue = Queue()

  var body: some View { Stepper("\(queue.waiting) waiting", value: $queue.waiting) }
}
