import SwiftUI

class Volume: ObservableObject {
  @Published var level = 5
  @Published var isMuted = false
}

final class LimitedVolume: Volume {
  @Published var limit = 8

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
  @StateObject private var volume = LimitedVolume()

  var body: some View {
    Stepper("\(volume.level) of \(volume.limit)", value: $volume.level)
    Toggle("Muted", isOn: $volume.isMuted)
  }
}
