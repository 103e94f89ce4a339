import SwiftUI

@MainActor
@Observable
final class Recorder {
  private(set) var isRecording = false
  @ObservationIgnored private var takes = 0  // expect: unpublished-stored-property "takes"
  @ObservationIgnored private var folder = "Takes"  // expect: unpublished-stored-property "folder"

  func record() {
    isRecording = true
    takes += 1
  }

  deinit {
    print("\(takes) takes in \(folder)")
  }
}

struct RecorderView: View {
  @State private var recorder = Recorder()

  var body: some View { Button(recorder.isRecording ? "Stop" : "Record") { recorder.record() } }
}
