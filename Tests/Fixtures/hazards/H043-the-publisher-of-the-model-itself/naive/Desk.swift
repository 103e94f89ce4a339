import SwiftUI

// error: type 'Clock' does not conform to protocol 'Refreshable'
@Observable final class Clock: Ticking {
  var hour = 12
}

// error: type 'Lamp' does not conform to protocol 'Signalling'
@Observable final class Lamp: Signalling {
  var isOn = false
}

@Observable final class Radio {
  var station = 88.5
}

struct DeskView: View {
  @State private var clock = Clock()
  @State private var lamp = Lamp()
  @State private var radio = Radio()

  var body: some View { Text("\(clock.hour), \(lamp.isOn ? "on" : "off"), \(radio.station)") }
}
