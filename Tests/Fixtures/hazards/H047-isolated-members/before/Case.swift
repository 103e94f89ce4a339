import SwiftUI

final class Upload: ObservableObject {
  @MainActor @Published private(set) var progress = 0.0  // expect: published-property "@Published"
  @Published @MainActor var isPaused = false  // expect: published-property "@Published"
  nonisolated let name: String

  nonisolated init(name: String) { self.name = name }

  @MainActor func advance() { progress += 0.1 }
}

@MainActor
final class UploadQueue: ObservableObject {
  @Published private(set) var uploads: [Upload] = []  // expect: published-property "@Published"
  private let limit: Int

  nonisolated init(limit: Int) { self.limit = limit }

  nonisolated var title: String { "Uploads" }

  func add(_ upload: Upload) { uploads.append(upload) }
}

final class Transfer: ObservableObject {
  @MainActor @Published var isBusy = false  // expect: published-property "@Published"

  init() {}
}

@MainActor final class Line: ObservableObject {
  @MainActor @Published var isEmpty = true  // expect: published-property "@Published"
}

struct UploadView: View {
  @ObservedObject var upload: Upload
  @StateObject private var queue = UploadQueue(limit: 4)

  var body: some View {
    Toggle(upload.name, isOn: $upload.isPaused)
    Button("\(upload.progress)") { upload.advance() }
    Button(queue.title) { queue.add(upload) }
  }
}
