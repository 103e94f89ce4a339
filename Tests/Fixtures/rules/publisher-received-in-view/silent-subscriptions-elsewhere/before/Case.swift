import Combine
import SwiftUI

final class Download: ObservableObject {
  @Published var progress = 0.0
}

/// Blocks its model, and is another rule's business: no view receives anything.
@MainActor
final class DownloadLog {
  private var observers = Set<AnyCancellable>()

  func follow(_ download: Download) {
    download.$progress.sink { print($0) }.store(in: &observers)
    download.objectWillChange.sink { print("changed") }.store(in: &observers)
    onReceive(download)
  }

  private func onReceive(_ download: Download) {}
}

struct DownloadView: View {
  @ObservedObject var download: Download

  var body: some View {
    Slider(value: $download.progress)
      .onChange(of: download.progress) { print("onReceive(download.$progress)") }
  }
}
