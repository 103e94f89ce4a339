import SwiftUI

final class Camera: ObservableObject {
  @Published var zoom = 1.0
  @Published var isFlashOn = false
}

struct CameraView: View {
  @EnvironmentObject private var camera: Camera  // expect: environment-object "@EnvironmentObject"

  var body: some View {
    slider
    flash
  }

  private var slider: some View {
    Slider(value: $camera.zoom)
  }

  private var flash: some View {
    let title = camera.isFlashOn ? "Flash" : "No flash"
    return Toggle(title, isOn: $camera.isFlashOn)
  }
}
