import Combine
import SwiftUI

@Observable final class Recorder {
  private(set) var level = 0.0
  @ObservationIgnored private var levelAssignments: Set<AnyCancellable> = []
  private(set) var label = ""  // below the meter
  @ObservationIgnored private var labelAssignments: Set<AnyCancellable> = []

  func follow(_ levels: AnyPublisher<Double, Never>) {
    levels.sink { [weak self] in self?.level = $0 }.store(in: &levelAssignments)
    levels
      .map { $0 > 0.5 ? "loud" : "quiet" }
      .removeDuplicates()
      .sink { [weak self] in self?.label = $0 }
      .store(in: &labelAssignments)
  }
}

struct RecorderView: View {
  @State private var recorder = Recorder()

  var body: some View { Text("\(recorder.label) \(recorder.level)") }
}
