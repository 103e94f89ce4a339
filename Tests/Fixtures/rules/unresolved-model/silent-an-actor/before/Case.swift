import SwiftUI

actor Camera: ObservableObject {
  nonisolated let session = 1
}

final class Keyboard: ObservableObject { @Published var height = 0.0 }

struct CameraView: View {
  @StateObject private var camera = Camera()
  @ObservedObject var keyboard: Keyboard

  var body: some View { Text("\(camera.session) \(keyboard.height)") }
}
