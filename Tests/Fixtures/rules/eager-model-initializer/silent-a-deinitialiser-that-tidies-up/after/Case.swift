import SwiftUI

@Observable final class Presentation {
  var slide = 0
  @ObservationIgnored private var task: Task<Void, Never>?

  deinit {
    task?.cancel()
    NotificationCenter.default.removeObserver(self)
    print("done")
  }
}

struct PresentationView: View {
  @State private var presentation = Presentation()

  var body: some View { Text("\(presentation.slide)") }
}
