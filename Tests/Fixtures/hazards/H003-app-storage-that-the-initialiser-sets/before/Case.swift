import SwiftUI

final class Lamp: ObservableObject {
  @Published var isOn = false
  @AppStorage("level") var level = 3  // expect: app-storage-in-observable-class "@AppStorage("level")"

  init(level: Int? = nil) {
    if let level { self.level = level }
  }
}

struct LampView: View {
  @StateObject private var lamp = Lamp(level: 5)

  var body: some View {
    Toggle("On", isOn: $lamp.isOn)
    Stepper("Level \(lamp.level)", value: $lamp.level)
  }
}
