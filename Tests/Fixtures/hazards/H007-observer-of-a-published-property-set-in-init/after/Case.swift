import SwiftUI

@Observable final class Volume {
  private(set) var changes = 0
  var level: Double {
    didSet { changes += 1 }
  }
  var isMuted = false {
    willSet { print("muted:", newValue) }
  }

  init(level: Double) {
    self.level = level
    self.level = min(level, 1)
    isMuted = level == 0
  }
}

struct VolumeView: View {
  @Bindable var volume: Volume

  var body: some View {
    Slider(value: $volume.level)
    Toggle("Muted", isOn: $volume.isMuted)
    Text("\(volume.changes) changes")
  }
}
