import Combine
import SwiftUI

@MainActor
@Observable
final class Upload {
  var progress = 0.0
}

@MainActor
final class UploadLog {
  private(set) var lines: [String] = []

  func follow(_ upload: Upload) async {
    for await progress in upload.$progress.values {  // error: value of type 'Upload' has no member '$progress'
      lines.append("\(progress)")
    }
  }
}

struct UploadView: View {
  @State private var upload = Upload()
  let log: UploadLog

  var body: some View {
    Slider(value: $upload.progress)
      .task { await log.follow(upload) }
  }
}
