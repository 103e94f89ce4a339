import SwiftUI

actor Camera: ObservableObject {
  nonisolated let session = 1
}

@Observable final class Keyboard { var height = 0.0 }

struct CameraView: View {
  @StateObject private var camera = Camera()
  var keyboard: Keyboard

  var body: some View { Text("\(camera.session) \(keyboard.height)") }
}
