import SwiftUI
import UIKit

/// `updateUIView` ran on every touch: "@StateObject" was the reason.
struct WaveformView: UIViewRepresentable {
  var viewModel: PlaybackModel  // expect: state-object "@StateObject" ; state-object-on-injected-model "@StateObject"

  func makeUIView(context: Context) -> UIView {
    UIView()
  }

  func updateUIView(_ view: UIView, context: Context) {
    view.isHidden = !viewModel.isPlaying
  }
}

struct MeterController: UIViewControllerRepresentable {
  private var viewModel: PlaybackModel  // expect: state-object "@StateObject" ; state-object-on-injected-model "@StateObject"

  init(viewModel: PlaybackModel) {
    self.viewModel = viewModel
  }

  func makeUIViewController(context: Context) -> UIViewController {
    UIViewController()
  }

  func updateUIViewController(_ controller: UIViewController, context: Context) {
    controller.title = viewModel.title
    controller.view.alpha = viewModel.position
  }
}
