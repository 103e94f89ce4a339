import SwiftUI

@Observable final class Upload {
  @MainActor private(set) var progress = 0.0  // expect: published-property "@Published"
  @MainActor var isPaused = false  // expect: published-property "@Published"
  nonisolated let name: String

  nonisolated init(name: String) { self.name = name }

  @MainActor func advance() { progress += 0.1 }
}

@MainActor
@Observable
final class UploadQueue {
  private(set) var uploads: [Upload] = []  // expect: published-property "@Published"
  private let limit: Int

  nonisolated init(limit: Int) { self.limit = limit }

  nonisolated var title: String { "Uploads" }

  func add(_ upload: Upload) { uploads.append(upload) }
}

@Observable final class Transfer {
  @MainActor var isBusy = false  // expect: published-property "@Published"

  init() {}
}

@MainActor @Observable final class Line {
  @MainActor var isEmpty = true  // expect: published-property "@Published"
}

struct UploadView: View {
  @Bindable var upload: Upload
  @State private var queue = UploadQueue(limit: 4)

  var body: some View {
    Toggle(upload.name, isOn: $upload.isPaused)
    Button("\(upload.progress)") { upload.advance() }
    Button(queue.title) { queue.add(upload) }
  }
}
