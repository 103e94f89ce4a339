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
@MainActor final class Recorder: ObservableObject, Listener {
  @Published var notes = 0

  init(piano: Piano) {
    piano.listener = self  // expect: eager-model-initializer "piano.listener"
  }
}

@MainActor final class Teacher: ObservableObject, Listener {
  @Published var notes = 0
  private let piano: Piano

  init(piano: Piano) {
    self.piano = piano
    self.piano.listener = self  // expect: eager-model-initializer "self.piano.listener"
  }
}

/// What it changes is as new as it is, or its own.
@MainActor final class Metronome: ObservableObject {
  @Published var beats = 0
  private let piano = Piano()
  private var tuning: Tuning

  init(tuning: Tuning) {
    self.tuning = tuning
    self.tuning.pitch = 442
    piano.tuning = tuning
    let spare = Piano()
    spare.tuning.pitch = 415
  }
}

@MainActor class Score: ObservableObject {
  @Published var bars = 0
}

@MainActor final class LoadedScore: Score {
  override init() {
    super.init()
    load()
  }

  func load() {
    Task { bars += 1 }
  }
}

struct Stage: View {
  @StateObject private var recorder: Recorder  // expect: eager-model-initializer "@StateObject"
  @StateObject private var teacher: Teacher  // expect: eager-model-initializer "@StateObject"
  @StateObject private var metronome = Metronome(tuning: Tuning())
  @StateObject private var score: Score = LoadedScore()  // expect: eager-model-initializer "@StateObject"

  init(piano: Piano) {
    _recorder = StateObject(wrappedValue: Recorder(piano: piano))
    _teacher = StateObject(wrappedValue: Teacher(piano: piano))
  }

  var body: some View {
    Text("\(recorder.notes) \(teacher.notes) \(metronome.beats) \(score.bars)")
    Stand { LoadedScore() }
    Shelf { Score() }
  }
}

struct Stand: View {
  @StateObject private var score: Score  // expect: eager-model-initializer "@StateObject"

  init(make: @escaping () -> Score) {
    _score = StateObject(wrappedValue: make())
  }

  var body: some View { Text("\(score.bars)") }
}

/// Where only the class itself is made, which stores values.
struct Shelf: View {
  @StateObject private var score: Score

  init(make: @escaping () -> Score) {
    _score = StateObject(wrappedValue: make())
  }

  var body: some View { Text("\(score.bars)") }
}
