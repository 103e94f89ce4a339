import Foundation
import SwiftUI

final class Amplifier: NSObject, ObservableObject {
  @Published @objc dynamic var volume = 3  // expect: published-property "@Published"
}

final class Display: NSObject {
  private var token: NSKeyValueObservation?

  func follow(_ amplifier: Amplifier) {
    token = amplifier.observe(\.volume, options: [.new]) { _, change in
      print(change.newValue ?? 0)
    }
  }
}

struct AmplifierView: View {
  @ObservedObject var amplifier: Amplifier

  var body: some View { Stepper("Volume", value: $amplifier.volume) }
}
