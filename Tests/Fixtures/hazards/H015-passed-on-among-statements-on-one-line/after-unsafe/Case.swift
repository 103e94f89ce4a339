import Combine
import SwiftUI

@Observable final class Lens {
  var focus = 0.5
}

@Observable final class Camera {
  var shots = 0
  let lens = Lens()
  @ObservationIgnored private var bag = Set<AnyCancellable>()

  func start() {
    // expect-next: object-will-change "objectWillChange" ; object-will-change "objectWillChange"
    shots = 1; shots = 2
  }
}

struct CameraView: View {
  @State private var camera = Camera()

  var body: some View {
    Text("\(camera.shots), \(camera.lens.focus)")
    Button("Start") { camera.start() }
  }
}
