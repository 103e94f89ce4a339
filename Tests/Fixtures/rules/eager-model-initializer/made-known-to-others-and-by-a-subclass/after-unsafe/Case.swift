import SwiftUI

@MainActor protocol Listener: AnyObject {}

@MainActor final class Piano {
  weak var listener: (any Listener)?
  var tuning = Tuning()
}

struct Tuning {
  var pitch = 440
}

/// The last of them that was made is the one that hears the piano, though nobody keeps it.
@MainActor @Observable final class Recorder: Listener {
  var notes = 0

  init(piano: Piano) {
    piano.listener = self  // expect: eager-model-initializer "piano.listener"
  }
}

@MainActor @Observable final class Teacher: Listener {
  var notes = 0
  private let piano: Piano

  init(piano: Piano) {
    self.piano = piano
    self.piano.listener = self  // expect: eager-model-initializer "self.piano.listener"
  }
}

/// What it changes is as new as it is, or its own.
@MainActor @Observable final class Metronome {
  var beats = 0
  private let piano = Piano()
  @ObservationIgnored private var tuning: Tuning

  init(tuning: Tuning) {
    self.tuning = tuning
    self.tuning.pitch = 442
    piano.tuning = tuning
    let spare = Piano()
    spare.tuning.pitch = 415
  }
}

@MainActor @Observable class Score {
  var bars = 0
}

@MainActor @Observable final class LoadedScore: Score {
  override init() {
    super.init()
    load()
  }

  func load() {
    Task { bars += 1 }
  }
}

struct Stage: View {
  @State private var recorder: Recorder  // expect: eager-model-initializer "@StateObject"
  @State private var teacher: Teacher  // expect: eager-model-initializer "@StateObject"
  @State private var metronome = Metronome(tuning: Tuning())
  @State private var score: Score = LoadedScore()  // expect: eager-model-initializer "@StateObject"

  init(piano: Piano) {
    _recorder = State(wrappedValue: Recorder(piano: piano))
    _teacher = State(wrappedValue: Teacher(piano: piano))
  }

  var body: some View {
    Text("\(recorder.notes) \(teacher.notes) \(metronome.beats) \(score.bars)")
    Stand { LoadedScore() }
    Shelf { Score() }
  }
}

struct Stand: View {
  @State private var score: Score  // expect: eager-model-initializer "@StateObject"

  init(make: @escaping () -> Score) {
    _score = State(wrappedValue: make())
  }

  var body: some View { Text("\(score.bars)") }
}

/// Where only the class itself is made, which stores values.
struct Shelf: View {
  @State private var score: Score

  init(make: @escaping () -> Score) {
    _score = State(wrappedValue: make())
  }

  var body: some View { Text("\(score.bars)") }
}
