import SwiftUI

@MainActor
@Observable
final class Upload {
  private(set) var progress = 0.0
  private var task: Task<Void, Never>?

  var isRunning: Bool { task != nil }

  func start() {
    task = Task { [weak self] in
      await Task.yield()
      self?.progress = 1
    }
  }

  deinit {
    task?.cancel()  // error: main actor-isolated property 'task' can not be referenced
  }
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
