import SwiftUI

@MainActor
@Observable
final class Recorder {
  private(set) var isRecording = false
  private var takes = 0
  private var folder = "Takes"

  func record() {
    isRecording = true
    takes += 1
  }

  deinit {
    // error: main actor-isolated property 'takes' can not be referenced from a nonisolated context
    print("\(takes) takes in \(folder)")
  }
}

struct RecorderView: View {
  @State private var recorder = Recorder()

  var body: some View { Button(recorder.isRecording ? "Stop" : "Record") { recorder.record() } }
}
