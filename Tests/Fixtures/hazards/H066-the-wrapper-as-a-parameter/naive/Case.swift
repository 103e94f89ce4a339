import SwiftUI

@Observable final class Recording {
  var name = "Take 1"
}

struct RecordingField: View {
  @Bindable var recording: Recording

  init(recording: ObservedObject<Recording>) {  // error: type 'Recording' does not conform to protocol 'ObservableObject'
    _recording = recording
  }

  var body: some View { TextField("Name", text: $recording.name) }
}

struct RecordingView: View {
  var recording: Recording

  var body: some View { RecordingField(recording: _recording) }  // error: cannot find '_recording' in scope
}
