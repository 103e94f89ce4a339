import SwiftUI

@Observable final class Camera {
  var zoom = 1.0
  var isFlashOn = false
}

struct CameraView: View {
  @Environment(Camera.self) private var camera

  var body: some View { slider }

  private var slider: some View {  // error: function declares an opaque return type, but has no return statements
    @Bindable var camera = camera
    Slider(value: $camera.zoom)
  }
}
