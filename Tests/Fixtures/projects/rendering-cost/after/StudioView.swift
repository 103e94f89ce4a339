import SwiftUI

struct StudioView: View {
  @State private var playback = PlaybackModel()  // expect: state-object "@StateObject"
  @State private var mixer = MixerModel()  // expect: observable-object-in-state "@State"
  @State private var touches = 0

  var body: some View {
    VStack {
      Text("Volume \(mixer.volume), touched \(touches) times")
      TransportView(viewModel: playback)
      WaveformView(viewModel: playback)
      MeterController(viewModel: playback)
      SidePanel(playback: playback, mixer: mixer)
    }
    .onTapGesture { touches += 1 }
  }
}

/// Takes the model of its parent and keeps it as its own: it renders again with each tap.
struct TransportView: View {
  var viewModel: PlaybackModel  // expect: state-object "@StateObject" ; state-object-on-injected-model "@StateObject"

  var body: some View {
    Button(viewModel.isPlaying ? "Pause" : "Play") { viewModel.toggle() }
  }
}

/// Passes both models on and reads neither, so it needs no wrapper at all.
struct SidePanel: View {
  let playback: PlaybackModel
  let mixer: MixerModel

  var body: some View {
    Group {
      TitleField(playback: playback)
      VolumeField(mixer: mixer)
    }
  }
}

struct TitleField: View {
  @Bindable var playback: PlaybackModel  // expect: observed-object "@ObservedObject"

  var body: some View {
    TextField("Title", text: $playback.title)
  }
}

struct VolumeField: View {
  @Bindable var mixer: MixerModel  // expect: observed-object "@ObservedObject"
  @Environment(ThemeStore.self) private var theme  // expect: environment-object "@EnvironmentObject"

  var body: some View {
    HStack {
      Slider(value: $mixer.volume)
      Toggle("Mute", isOn: $mixer.isMuted)
    }
    .background(theme.isDark ? Color.black : Color.white)
  }
}
