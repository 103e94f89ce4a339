import SwiftUI

struct StudioView_Previews: PreviewProvider {
  static var previews: some View {
    StudioView()
      .environmentObject(ThemeStore())  // expect: environment-object-modifier "environmentObject"
    SidePanel(playback: PlaybackModel(), mixer: MixerModel())
      .environmentObject(ThemeStore())  // expect: environment-object-modifier "environmentObject"
  }
}
