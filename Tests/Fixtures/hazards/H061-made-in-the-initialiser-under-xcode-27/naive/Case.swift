import SwiftUI

@Observable final class Transcript {
  private(set) var lines: [String] = []

  init(file: String) { open(file) }

  func open(_ file: String) { lines = [file] }
}

struct TranscriptView: View {
  @State private var transcript: Transcript

  init(file: String) {
    _transcript = StateObject(wrappedValue: Transcript(file: file))  // error: cannot assign value of type 'StateObject<Transcript>' to type 'State<Transcript>'
  }

  var body: some View { Text(transcript.lines.joined()) }
}
