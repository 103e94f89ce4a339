import SwiftUI

final class Clock: ObservableObject, Ticking {
  @Published var hour = 12
}

final class Lamp: ObservableObject, Signalling {
  @Published var isOn = false
}

final class Radio: ObservableObject {
  @Published var station = 88.5
}

struct DeskView: View {
  @StateObject private var clock = Clock()
  @StateObject private var lamp = Lamp()
  @StateObject private var radio = Radio()

  var body: some View { Text("\(clock.hour), \(lamp.isOn ? "on" : "off"), \(radio.station)") }
}
