import SwiftUI

struct StudioView_Previews: PreviewProvider {
  static var previews: some View {
    StudioView()
      .environment(ThemeStore())  // expect: environment-object-modifier "environmentObject"
    SidePanel(playback: PlaybackModel(), mixer: MixerModel())
      .environment(ThemeStore())  // expect: environment-object-modifier "environmentObject"
  }
}
