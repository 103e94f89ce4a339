import SwiftUI

@MainActor
@Observable
final class Download {
  private(set) var progress = 0.0
  @ObservationIgnored private var task: Task<Void, Never>?  // expect: unpublished-stored-property "task"

  func start() {
    task = Task { [weak self] in
      while !Task.isCancelled {
        self?.progress += 0.1
        await Task.yield()
      }
    }
  }

  deinit { task?.cancel() }
}

struct DownloadView: View {
  @State private var download = Download()

  var body: some View {
    ProgressView(value: download.progress)
      .task { download.start() }
  }
}
