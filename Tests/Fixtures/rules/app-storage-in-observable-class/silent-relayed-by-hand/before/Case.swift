import SwiftUI

@Observable
final class Alarm {
  var isOn: Bool {
    get {
      access(keyPath: \.isOn)
      return storedIsOn
    }
    set {
      withMutation(keyPath: \.isOn) { storedIsOn = newValue }
    }
  }
  @ObservationIgnored @AppStorage("alarm.isOn") private var storedIsOn = false

  /// By the registrar itself.
  var sound: String {
    get {
      _$observationRegistrar.access(self, keyPath: \.sound)
      return storedSound
    }
    set {
      _$observationRegistrar.withMutation(of: self, keyPath: \Alarm.sound) { storedSound = newValue }
    }
  }
  @ObservationIgnored @AppStorage("alarm.sound") var storedSound = "bell"

  /// Told by whoever sets it, under its own name.
  @ObservationIgnored @AppStorage("alarm.snooze") private(set) var snooze = 5

  func snoozeLonger() {
    withMutation(keyPath: \.snooze) { snooze += 5 }
  }
}
