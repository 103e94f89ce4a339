import SwiftUI

@MainActor final class Download: ObservableObject {
  @Published var progress = 0
  private var task: Task<Void, Never>?
  var file = "map.zip"
  nonisolated(unsafe) var bytes = 0

  func start() {
    task = Task {}
  }

  deinit {
    task?.cancel()
    print("\(file) is dropped after \(bytes) bytes")
  }
}

struct DownloadView: View {
  @ObservedObject var download: Download

  var body: some View { Text("\(download.progress) percent") }
}
