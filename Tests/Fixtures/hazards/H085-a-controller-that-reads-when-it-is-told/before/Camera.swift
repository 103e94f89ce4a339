import SwiftUI
import UIKit

/// What the update asks of the controller reads the model there and then.
@MainActor final class Camera: ObservableObject {
  @Published var zoom = 1.0  // expect: published-property "@Published"
  @Published var isLit = false  // expect: published-property "@Published"
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
  @EnvironmentObject var camera: Camera

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
  @StateObject private var camera = Camera()

  var body: some View {
    CameraView().environmentObject(camera)
    Slider(value: $camera.zoom)
  }
}
