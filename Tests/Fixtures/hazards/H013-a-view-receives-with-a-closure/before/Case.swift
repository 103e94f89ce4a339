import SwiftUI

enum Phase {
  case warmUp, run, rest
}

struct Lap: Equatable {
  var seconds = 0
}

final class Training: ObservableObject {
  @Published var phase = Phase.warmUp
  @Published var laps: [Lap] = []
  @Published var coach: String?
  @Published var pulse = 60
}

struct TrainingView: View {
  @StateObject private var training = Training()
  @State private var message = ""

  var body: some View {
    Text(message)
      .onReceive(training.$phase) { phase in  // expect: publisher-received-in-view "onReceive"
        message = phase == .run ? "Go" : "Wait"
      }
      .onReceive(training.$laps) { message = "\($0.count) laps" }  // expect: publisher-received-in-view "onReceive"
      .onReceive(self.training.$coach, perform: { coach in message = coach ?? "" })  // expect: publisher-received-in-view "onReceive"
      .onReceive(training.$pulse) { _ in message = "" }  // expect: publisher-received-in-view "onReceive"
    Button("Run") { training.phase = .run }
  }
}

struct CoachView: View {
  @EnvironmentObject var training: Training

  var body: some View {
    Text(training.coach ?? "–")
      .onReceive(training.$pulse.dropFirst()) { pulse in  // expect: publisher-received-in-view "onReceive"
        print(pulse)
      }
      .onReceive(training.$pulse.receive(on: DispatchQueue.main)) { print($0) }  // expect: publisher-received-in-view "onReceive"
      .onReceive(training.$phase.removeDuplicates()) { phase in print(phase) }  // expect: publisher-received-in-view "onReceive"
  }
}

struct TrainingScreen: View {
  @StateObject private var training = Training()

  var body: some View {
    CoachView().environmentObject(training)
  }
}
