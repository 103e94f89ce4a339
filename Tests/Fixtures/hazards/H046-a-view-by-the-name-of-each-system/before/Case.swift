import SwiftUI
import UIKit

@MainActor final class Tuner: ObservableObject {
  @Published var station = 1

  func next() { station += 1 }
}

struct TunerDial: DrawnBySystem {
  @EnvironmentObject var tuner: Tuner  // expect: environment-object "@EnvironmentObject"

  func makeUIView(context: Context) -> UILabel { UILabel() }

  func updateUIView(_ label: UILabel, context: Context) { label.text = "\(tuner.station)" }

  func skip() { tuner.next() }
}
