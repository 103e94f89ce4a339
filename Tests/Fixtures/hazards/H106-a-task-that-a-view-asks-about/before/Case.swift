import SwiftUI

@MainActor
final class Upload: ObservableObject {
  @Published private(set) var progress = 0.0
  // expect-next: unsupported-declaration "task"
  private var task: Task<Void, Never>?

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
  @StateObject private var upload = Upload()

  var body: some View {
    VStack {
      ProgressView(value: upload.progress)
      Button(upload.isRunning ? "Running" : "Start") { upload.start() }
    }
  }
}
