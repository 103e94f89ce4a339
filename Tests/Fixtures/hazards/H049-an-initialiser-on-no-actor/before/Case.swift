import SwiftUI

@MainActor final class Radio: ObservableObject {
  @Published var isOn = false
  private(set) var station: String

  nonisolated init(station: String) {
    self.station = station  // expect: unsupported-declaration "station"
  }

  func play() {
    isOn = true
    station += "!"
  }
}

final class Tuner: ObservableObject {
  @Published var band = 0
  @MainActor var label: String

  init(label: String) {
    self.label = label  // expect: unsupported-declaration "label"
  }

  @MainActor func turn() {
    band += 1
    label = "FM"
  }
}

struct RadioView: View {
  @ObservedObject var radio: Radio
  @ObservedObject var tuner: Tuner

  var body: some View {
    Text(radio.station + tuner.label)
    Text("\(radio.isOn) \(tuner.band)")
  }
}
