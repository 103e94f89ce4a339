import Combine
import SwiftUI

@MainActor
final class Upload: ObservableObject {
  @Published var progress = 0.0
}

@MainActor
final class UploadLog {
  private(set) var lines: [String] = []

  func follow(_ upload: Upload) async {
    for await progress in upload.$progress.values {  // expect: published-projection "$progress"
      lines.append("\(progress)")
    }
  }
}

struct UploadView: View {
  @StateObject private var upload = Upload()
  let log: UploadLog

  var body: some View {
    Slider(value: $upload.progress)
      .task { await log.follow(upload) }
  }
}
