import Combine
import Observation

struct Settings {
  var volume = 3
  var limit = 10

  mutating func update(_ change: (inout Settings) -> Void) { change(&self) }
  mutating func reset() { self = Settings() }
}

@Observable final class SettingsModel {
  var settings = Settings()
}
