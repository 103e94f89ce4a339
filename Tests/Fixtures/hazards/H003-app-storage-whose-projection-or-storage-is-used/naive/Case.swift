import SwiftUI

// error: invalid redeclaration of synthesized property '_volume'
@Observable final class Player {
  var song = ""
  @AppStorage("volume") private var volume = 0.5

  var volumeBinding: Binding<Double> { $volume }
}

@Observable final class Alarm {
  var isOn = false
  @AppStorage var hour: Int

  init(name: String) {
    _hour = AppStorage(wrappedValue: 7, "hour." + name)
  }
}

struct PlayerView: View {
  @State private var player = Player()
  @State private var alarm = Alarm(name: "morning")

  var body: some View {
    Text(player.song)
    Slider(value: player.volumeBinding)
    Toggle("At \(alarm.hour)", isOn: $alarm.isOn)
  }
}
