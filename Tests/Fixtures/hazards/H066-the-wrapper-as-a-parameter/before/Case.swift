import SwiftUI

final class Recording: ObservableObject {
  @Published var name = "Take 1"
}

struct RecordingField: View {
  @ObservedObject var recording: Recording

  init(recording: ObservedObject<Recording>) {  // expect: object-wrapper "ObservedObject<Recording>"
    _recording = recording  // expect: object-wrapper "_recording"
  }

  var body: some View { TextField("Name", text: $recording.name) }
}

struct RecordingView: View {
  @ObservedObject var recording: Recording

  var body: some View { RecordingField(recording: _recording) }  // expect: object-wrapper "_recording"
}
