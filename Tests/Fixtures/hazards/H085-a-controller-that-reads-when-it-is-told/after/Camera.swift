import SwiftUI
import UIKit

/// What the update asks of the controller reads the model there and then.
@MainActor @Observable final class Camera {
  var zoom = 1.0  // expect: published-property "@Published"
  var isLit = false  // expect: published-property "@Published"
}

final class CameraController: UIViewController {
  var camera: Camera!

  func refresh() {
    view.alpha = camera.zoom
    title = camera.isLit ? "Light" : "Dark"
  }
}

struct CameraView: UIViewControllerRepresentable {
  // says-not-next: "reads nothing"
  @Environment(Camera.self) var camera

  func makeUIViewController(context: Context) -> CameraController {
    let controller = CameraController()
    controller.camera = camera
    return controller
  }

  func updateUIViewController(_ controller: CameraController, context: Context) {
    controller.refresh()
  }
}

struct Studio: View {
  @State private var camera = Camera()

  var body: some View {
    CameraView().environment(camera)
    Slider(value: $camera.zoom)
  }
}
