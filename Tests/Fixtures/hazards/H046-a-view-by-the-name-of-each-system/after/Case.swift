import SwiftUI
import UIKit

@MainActor @Observable final class Tuner {
  var station = 1

  func next() { station += 1 }
}

struct TunerDial: DrawnBySystem {
  @Environment(Tuner.self) var tuner  // expect: environment-object "@EnvironmentObject"

  func makeUIView(context: Context) -> UILabel { UILabel() }

  func updateUIView(_ label: UILabel, context: Context) { label.text = "\(tuner.station)" }

  func skip() { tuner.next() }
}
