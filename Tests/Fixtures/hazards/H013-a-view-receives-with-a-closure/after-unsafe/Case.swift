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
      .onChange(of: training.phase, initial: true) { _, phase in  // expect: publisher-received-in-view "onReceive"
        message = phase == .run ? "Go" : "Wait"
      }
      .onChange(of: training.laps, initial: true) { message = "\($1.count) laps" }  // expect: publisher-received-in-view "onReceive"
      .onChange(of: self.training.coach, initial: true, { _, coach in message = coach ?? "" })  // expect: publisher-received-in-view "onReceive"
      .onChange(of: training.pulse, initial: true) { _, _ in message = "" }  // expect: publisher-received-in-view "onReceive"
    Button("Run") { training.phase = .run }
  }
}

struct CoachView: View {
  @Environment(Training.self) var training

  var body: some View {
    Text(training.coach ?? "–")
      .onChange(of: training.pulse) { _, pulse in  // expect: publisher-received-in-view "onReceive"
        print(pulse)
      }
      .onChange(of: training.pulse, initial: true) { print($1) }  // expect: publisher-received-in-view "onReceive"
      .onChange(of: training.phase, initial: true) { _, phase in print(phase) }  // expect: publisher-received-in-view "onReceive"
  }
}

struct TrainingScreen: View {
  @State private var training = Training()

  var body: some View {
    CoachView().environment(training)
  }
}
