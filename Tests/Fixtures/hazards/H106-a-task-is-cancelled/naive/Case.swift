import SwiftUI

@MainActor
@Observable
final class Download {
  private(set) var progress = 0.0
  private var task: Task<Void, Never>?

  func start() {
    task = Task { [weak self] in
      while !Task.isCancelled {
        self?.progress += 0.1
        await Task.yield()
      }
    }
  }

  deinit {
    task?.cancel()  // error: main actor-isolated property 'task' can not be referenced
  }
}

struct DownloadView: View {
  @State private var download = Download()

  var body: some View {
    ProgressView(value: download.progress)
      .task { download.start() }
  }
}
