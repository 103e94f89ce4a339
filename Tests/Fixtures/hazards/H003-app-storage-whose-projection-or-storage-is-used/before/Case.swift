import SwiftUI

final class Player: ObservableObject {
  @Published var song = ""
  @AppStorage("volume") private var volume = 0.5  // expect: app-storage-in-observable-class "@AppStorage("volume")"

  var volumeBinding: Binding<Double> { $volume }
}

final class Alarm: ObservableObject {
  @Published var isOn = false
  @AppStorage var hour: Int  // expect: app-storage-in-observable-class "@AppStorage"

  init(name: String) {
    _hour = AppStorage(wrappedValue: 7, "hour." + name)
  }
}

struct PlayerView: View {
  @StateObject private var player = Player()
  @StateObject private var alarm = Alarm(name: "morning")

  var body: some View {
    Text(player.song)
    Slider(value: player.volumeBinding)
    Toggle("At \(alarm.hour)", isOn: $alarm.isOn)
  }
}
