import SwiftUI

@Observable final class Camera {
  var zoom = 1.0
  var isFlashOn = false
}

struct CameraView: View {
  @Environment(Camera.self) private var camera  // expect: environment-object "@EnvironmentObject"

  var body: some View {
    slider
    flash
  }

  private var slider: some View {
    Slider(value: Bindable(camera).zoom)
  }

  private var flash: some View {
    let title = camera.isFlashOn ? "Flash" : "No flash"
    return Toggle(title, isOn: Bindable(camera).isFlashOn)
  }
}
