import SwiftUI

enum Phase {
  case warmUp, run, rest
}

struct Lap: Equatable {
  var seconds = 0
}

@Observable final class Training {
  var phase = Phase.warmUp
  var laps: [Lap] = []
  var coach: String?
  var pulse = 60
}

struct TrainingView: View {
  @State private var training = Training()
  @State private var message = ""

  var body: some View {
    Text(message)
      .onReceive(training.$phase) { phase in  // error: value of type 'Training' has no dynamic member '$phase'
        message = phase == .run ? "Go" : "Wait"
      }
      .onReceive(training.$laps) { message = "\($0.count) laps" }
      .onReceive(self.training.$coach, perform: { coach in message = coach ?? "" })
      .onReceive(training.$pulse) { _ in message = "" }
    Button("Run") { training.phase = .run }
  }
}

struct CoachView: View {
  @Environment(Training.self) var training

  var body: some View {
    Text(training.coach ?? "–")
      .onReceive(training.$pulse.dropFirst()) { pulse in  // error: value of type 'Training' has no
        print(pulse)
      }
      .onReceive(training.$pulse.receive(on: DispatchQueue.main)) { print($0) }
      .onReceive(training.$phase.removeDuplicates()) { phase in print(phase) }
  }
}

struct TrainingScreen: View {
  @State private var training = Training()

  var body: some View {
    CoachView().environment(training)
  }
}
