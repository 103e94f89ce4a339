import Combine
import SwiftUI

/// Nobody who draws stops this one: what a 'sink' gives is another thing that can be cancelled.
final class Upload: ObservableObject {
  @Published private(set) var progress = 0.0
  private(set) var attempts = 0

  func cancel() {
    attempts += 1
    progress = 0
  }
}

enum Checksum {
  static func sum(_ texts: AnyPublisher<String, Never>) -> Int {
    var count = 0
    let subscription = texts.sink { count += $0.count }
    subscription.cancel()
    return count
  }
}

struct UploadView: View {
  @StateObject private var upload = Upload()
  let texts: AnyPublisher<String, Never>

  var body: some View {
    VStack {
      Text("\(upload.progress) \(upload.attempts) \(Checksum.sum(texts))")
      Button("Stop") { upload.cancel() }
    }
  }
}
