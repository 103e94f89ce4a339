import SwiftUI

final class Camera: ObservableObject {  // expect: observable-object-class "Camera"
  @Published var isOn = false
}

@Observable final class Tripod {  // expect: observable-object-class "Tripod"
  var height = 100
}

/// Draws anew whenever the model changes, and shows what is beside it.
struct Watching<Model: ObservableObject>: View {
  @ObservedObject var model: Model
  @Bindable var tripod: Tripod

  var body: some View {
    Text("\(type(of: model))")
    Stepper("Height", value: $tripod.height)
  }
}

struct StudioView: View {
  @StateObject private var camera = Camera()
  @State private var tripod = Tripod()

  var body: some View {
    Toggle("On", isOn: $camera.isOn)
    Watching(model: camera, tripod: tripod)
  }
}
