import SwiftUI
import UIKit

@MainActor
final class MapModel: ObservableObject {
  @Published var zoom = 1.0
  @Published fileprivate(set) var taps = 0
}

struct MapView: UIViewRepresentable {
  @ObservedObject var model: MapModel

  func makeUIView(context: Context) -> UIView { UIView() }

  func updateUIView(_ view: UIView, context: Context) {
    view.alpha = model.zoom
  }

  func makeCoordinator() -> Coordinator { Coordinator(model: model) }

  @MainActor final class Coordinator: NSObject {
    @ObservedObject var model: MapModel

    init(model: MapModel) {
      self.model = model
    }

    func tap() { model.taps += 1 }
  }
}

struct MapPage: UIViewControllerRepresentable {
  @EnvironmentObject var model: MapModel

  func makeUIViewController(context: Context) -> UIViewController {
    UIHostingController(rootView: MapScreen().environmentObject(model))
  }

  func updateUIViewController(_ controller: UIViewController, context: Context) {}
}

struct MapScreen: View {
  @EnvironmentObject var model: MapModel

  var body: some View {
    MapView(model: model)
    Slider(value: $model.zoom)
  }
}
