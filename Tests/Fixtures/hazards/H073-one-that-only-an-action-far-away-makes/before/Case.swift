import SwiftUI
import UIKit

final class Motion: ObservableObject {
  @Published var isOn = true
  @Published var note = ""

  init() { note = isOn ? "on" : "off" }
}

struct MotionView: View {
  @ObservedObject var motion: Motion  // expect: observed-object "@ObservedObject"

  var body: some View { Toggle(motion.note, isOn: $motion.isOn) }
}

/// Makes it for a controller: no view is drawn meanwhile.
@MainActor final class Interactor {
  func motion() -> UIViewController {
    UIHostingController(rootView: MotionView(motion: Motion()))
  }
}

final class HomeController: UIViewController {
  private let interactor = Interactor()

  @objc func didTapMotion() { addChild(interactor.motion()) }
}
