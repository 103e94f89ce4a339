import SwiftUI

final class Transcript: ObservableObject {
  @Published private(set) var lines: [String] = []

  init(file: String) { open(file) }

  func open(_ file: String) { lines = [file] }
}

struct TranscriptView: View {
  @StateObject private var transcript: Transcript  // expect: eager-model-initializer "@StateObject"

  init(file: String) {
    _transcript = StateObject(wrappedValue: Transcript(file: file))
  }

  var body: some View { Text(transcript.lines.joined()) }
}
