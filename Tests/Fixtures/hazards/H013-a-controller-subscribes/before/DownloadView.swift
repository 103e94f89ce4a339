import SwiftUI

struct DownloadView: View {
  @ObservedObject var download: Download

  var body: some View {
    Slider(value: $download.progress)
  }
}
