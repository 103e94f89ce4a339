import SwiftUI

@Observable class Volume {
  var level = 5
  var isMuted = false
}

@Observable final class LimitedVolume: Volume {
  var limit = 8

  override var level: Int {
    get { min(super.level, limit) }
    set { super.level = min(newValue, limit) }
  }

  override var isMuted: Bool {
    get { super.isMuted || level == 0 }
    set { super.isMuted = newValue }
  }
}

struct VolumeView: View {
  @State private var volume = LimitedVolume()

  var body: some View {
    Stepper("\(volume.level) of \(volume.limit)", value: $volume.level)
    Toggle("Muted", isOn: $volume.isMuted)
  }
}
