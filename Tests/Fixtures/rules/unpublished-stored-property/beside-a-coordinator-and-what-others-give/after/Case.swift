import SwiftUI
import UIKit

@Observable final class Dialogue {
  var line = ""
  @ObservationIgnored var count = 0  // expect: unpublished-stored-property "count"

  func dismiss(animated: Bool) { count += 1 }
}

struct Stage: UIViewControllerRepresentable {
  var dialogue: Dialogue

  final class Coordinator {
    var curtain: UIViewController?
  }

  func makeCoordinator() -> Coordinator { Coordinator() }

  func makeUIViewController(context: Context) -> UIViewController { UIViewController() }

  func updateUIViewController(_ controller: UIViewController, context: Context) {
    controller.title = dialogue.line
    if let curtain = context.coordinator.curtain { curtain.dismiss(animated: true) }
    guard let presenter = controller.presentingViewController else { return }
    presenter.dismiss(animated: true)
  }
}
