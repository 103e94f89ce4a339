import SwiftUI

@MainActor
final class Recorder: ObservableObject {
  @Published private(set) var isRecording = false
  private var takes = 0  // expect: unpublished-stored-property "takes"
  private var folder = "Takes"  // expect: unpublished-stored-property "folder"

  func record() {
    isRecording = true
    takes += 1
  }

  deinit {
    print("\(takes) takes in \(folder)")
  }
}

struct RecorderView: View {
  @StateObject private var recorder = Recorder()

  var body: some View { Button(recorder.isRecording ? "Stop" : "Record") { recorder.record() } }
}
