import SwiftUI

final class Presentation: ObservableObject {
  @Published var slide = 0
  private var task: Task<Void, Never>?

  deinit {
    task?.cancel()
    NotificationCenter.default.removeObserver(self)
    print("done")
  }
}

struct PresentationView: View {
  @StateObject private var presentation = Presentation()

  var body: some View { Text("\(presentation.slide)") }
}
