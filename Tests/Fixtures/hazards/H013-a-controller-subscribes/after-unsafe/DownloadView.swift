import SwiftUI

struct DownloadView: View {
  @Bindable var download: Download

  var body: some View {
    Slider(value: $download.progress)
  }
}
