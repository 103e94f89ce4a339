import SwiftUI

struct VolumeView: View {
  @AppStorage("volume") private var volume = 0.5
  @SceneStorage("isMuted") private var isMuted = false

  var body: some View {
    Slider(value: $volume)
    Toggle("Muted", isOn: $isMuted)
  }
}

struct Keys: DynamicProperty {
  @AppStorage("layout") var layout = "grid"
}
