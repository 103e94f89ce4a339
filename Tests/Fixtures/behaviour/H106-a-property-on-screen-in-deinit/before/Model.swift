import SwiftUI

@MainActor final class Upload: ObservableObject {
  @Published var percent = 0
  var file = "photo.png"

  func finish(_ file: String) {
    self.file = file
    percent = 100
  }

  deinit {
    print("\(file) is dropped")
  }
}

struct UploadView: View {
  @ObservedObject var upload: Upload

  var body: some View { Text(upload.file) }
}
