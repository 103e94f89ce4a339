import SwiftUI

@MainActor func driveUpload() {
  let upload = Upload()
  let screen = Screen(UploadView(upload: upload))
  screen.tell()
  screen.after("finish") { upload.finish("face.png") }
}
