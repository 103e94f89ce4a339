import SwiftUI

@MainActor
@Observable
final class Upload {
  private(set) var progress = 0.0
  // expect-next: unpublished-stored-property "task"
  @ObservationIgnored private var task: Task<Void, Never>?

  var isRunning: Bool { task != nil }

  func start() {
    task = Task { [weak self] in
      await Task.yield()
      self?.progress = 1
    }
  }

  deinit { task?.cancel() }
}

struct UploadView: View {
  @State private var upload = Upload()

  var body: some View {
    VStack {
      ProgressView(value: upload.progress)
      Button(upload.isRunning ? "Running" : "Start") { upload.start() }
    }
  }
}
