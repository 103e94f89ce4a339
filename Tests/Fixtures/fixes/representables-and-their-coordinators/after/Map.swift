import SwiftUI
import UIKit

@MainActor
@Observable
final class MapModel {
  var zoom = 1.0
  fileprivate(set) var taps = 0
}

struct MapView: UIViewRepresentable {
  var model: MapModel

  func makeUIView(context: Context) -> UIView { UIView() }

  func updateUIView(_ view: UIView, context: Context) {
    view.alpha = model.zoom
  }

  func makeCoordinator() -> Coordinator { Coordinator(model: model) }

  @MainActor final class Coordinator: NSObject {
    var model: MapModel

    init(model: MapModel) {
      self.model = model
    }

    func tap() { model.taps += 1 }
  }
}

struct MapPage: UIViewControllerRepresentable {
  @Environment(MapModel.self) var model

  func makeUIViewController(context: Context) -> UIViewController {
    UIHostingController(rootView: MapScreen().environment(model))
  }

  func updateUIViewController(_ controller: UIViewController, context: Context) {}
}

struct MapScreen: View {
  @Environment(MapModel.self) var model

  var body: some View {
    @Bindable var model = model
    MapView(model: model)
    Slider(value: $model.zoom)
  }
}
