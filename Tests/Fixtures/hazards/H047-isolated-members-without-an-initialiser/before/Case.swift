import SwiftUI

/// Swift 6 cannot write its initialiser once the macro has added to it.
final class Download: ObservableObject {
  @MainActor @Published var progress: Double?  // expect: unsupported-declaration "progress"
  @MainActor @Published var isPaused = false
}

struct DownloadView: View {
  @ObservedObject var download: Download

  var body: some View {
    Text("\(download.progress ?? 0) \(download.isPaused.description)")
  }
}
