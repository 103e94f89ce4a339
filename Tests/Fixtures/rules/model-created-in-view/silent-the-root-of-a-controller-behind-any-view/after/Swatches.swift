import SwiftUI
import UIKit

@Observable final class Swatches {
  var hue = 0.5
}

// The controller is given the view once, whatever type stands around it.
final class SwatchesController: UIHostingController<AnyView> {
  init() {
    super.init(rootView: AnyView(SwatchesView()))
  }

  required init?(coder: NSCoder) { nil }
}

func makeSwatches() -> UIViewController {
  UIHostingController(rootView: AnyView(SwatchesView()))
}

private struct SwatchesView: View {
  private let swatches = Swatches()

  var body: some View {
    Text("\(swatches.hue)")
  }
}
