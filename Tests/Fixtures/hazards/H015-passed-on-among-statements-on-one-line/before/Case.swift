import Combine
import SwiftUI

final class Lens: ObservableObject {
  @Published var focus = 0.5
}

final class Camera: ObservableObject {
  @Published var shots = 0
  let lens = Lens()
  private var bag = Set<AnyCancellable>()

  func start() {
    // expect-next: object-will-change "objectWillChange" ; object-will-change "objectWillChange"
    shots = 1; lens.objectWillChange.sink { [weak self] in self?.objectWillChange.send() }.store(in: &bag); shots = 2
  }
}

struct CameraView: View {
  @StateObject private var camera = Camera()

  var body: some View {
    Text("\(camera.shots), \(camera.lens.focus)")
    Button("Start") { camera.start() }
  }
}
