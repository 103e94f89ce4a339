import SwiftUI
import UIKit

@MainActor
@Observable
final class Signal {
  var strength = 0.0
}

struct SignalView: UIViewRepresentable {
  let signal: Signal  // expect: unobserved-model "signal"

  func makeUIView(context: Context) -> UIView {
    UIView()
  }

  func updateUIView(_ view: UIView, context: Context) {
    view.alpha = signal.strength
  }
}
