import SwiftUI

@MainActor
@Observable
final class Upload {
  var progress = 0.0
  var name = ""

  func start() async {
    progress = 1
  }
}

/// What an action reads is read when it runs: the screen owes nothing to it.
struct UploadButton: View {
  let upload: Upload
  @State private var log: [String] = []

  var body: some View {
    Button("Start") {
      log.append("\(upload.name): \(upload.progress)")
      upload.name = "started"
      report()
    }
    .onAppear { upload.progress = 0 }
    .task { await upload.start() }
  }

  private func report() {
    print(upload.progress)
  }
}
