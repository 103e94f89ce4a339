import Combine

final class Choir: ObservableObject {
  @Published var voices = 4
}

final class Band: ObservableObject {
  @Published var players = 3
}

extension TapeRecorder {
  convenience init(choir: Choir) {
    self.init(choir)  // expect: constrained-to-observable-object "choir"
  }
}

func tape(_ recorder: TapeRecorder, _ band: Band) {
  recorder.record("\(band.players) players")
  recorder.record(band)  // expect: constrained-to-observable-object "band"
}
