import Combine
import SwiftUI

final class Recorder: ObservableObject {
  @Published private(set) var level = 0.0
  @Published private(set) var label = ""  // below the meter

  func follow(_ levels: AnyPublisher<Double, Never>) {
    levels.assign(to: &$level)
    levels
      .map { $0 > 0.5 ? "loud" : "quiet" }
      .removeDuplicates()
      .assign(to: &self.$label)
  }
}

struct RecorderView: View {
  @StateObject private var recorder = Recorder()

  var body: some View { Text("\(recorder.label) \(recorder.level)") }
}
