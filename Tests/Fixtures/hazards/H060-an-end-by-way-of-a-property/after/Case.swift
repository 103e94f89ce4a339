import Foundation
import SwiftUI

protocol Speaker: AnyObject {
  func stop()
}

final class Loudspeaker: Speaker, @unchecked Sendable {
  static let shared = Loudspeaker()
  var isMuted = false
  func stop() { isMuted = true }
  func remove(_ token: Int) {}
}

/// A thrown-away one stops what the one that is shown plays by.
final class Tune: ObservableObject {
  @Published var isPlaying = false
  private let speaker = Loudspeaker.shared

  deinit {
    // says-next: "one would be made, and thrown away, whenever 'Room' is made"
    speaker.stop()  // expect: eager-model-initializer "speaker.stop()"
  }
}

final class Tape: ObservableObject {
  @Published var length: Float = 0
  private let files = FileManager.default

  deinit {
    // says-next: "one would be made, and thrown away, whenever 'Room' is made"
    try? files.removeItem(at: URL(fileURLWithPath: "/tmp/tape"))  // expect: eager-model-initializer "files.removeItem(at: URL(fileURLWithPath: "/tmp/tape"))"
  }
}

/// By a getter.
final class Whisper: ObservableObject {
  @Published var text = ""
  private var speaker: Loudspeaker { .shared }

  deinit {
    // says-next: "one would be made, and thrown away, whenever 'Room' is made"
    speaker.isMuted = false  // expect: eager-model-initializer "speaker.isMuted = false"
  }
}

/// By a parameter's default, and by what somebody gives.
final class Song: ObservableObject {
  @Published var line = 0
  private let speaker: Speaker

  init(speaker: Speaker = Loudspeaker.shared) { self.speaker = speaker }

  deinit { halt() }

  private func halt() {
    // says-next: "one would be made, and thrown away, whenever 'Room' is made"
    self.speaker.stop()  // expect: eager-model-initializer "self.speaker.stop()"
  }
}

final class Choir: ObservableObject {
  @Published var voices = 4
  private let speaker: Loudspeaker

  init(_ loudspeaker: Loudspeaker) { speaker = loudspeaker }

  deinit {
    // says-next: "one would be made, and thrown away, whenever 'Room' is made"
    speaker.stop()  // expect: eager-model-initializer "speaker.stop()"
  }
}

/// This one takes away only what it has put there.
@Observable final class Solo {
  var bar = 0
  private let speaker = Loudspeaker.shared
  private let token = 3

  deinit { speaker.remove(token) }
}

/// These end what is theirs alone, or what a later call gives them.
@Observable final class Hum {
  var pitch = 0
  private let speaker = Loudspeaker()
  private let other: Loudspeaker
  @ObservationIgnored private var notes = [1, 2]
  @ObservationIgnored private weak var borrowed: Loudspeaker?

  init(_ other: Loudspeaker) { self.other = other }

  func borrow(_ speaker: Loudspeaker) { borrowed = speaker }

  deinit {
    speaker.stop()
    other.stop()
    notes.removeAll()
    borrowed?.stop()
  }
}

struct Room: View {
  @StateObject private var tune = Tune()  // expect: eager-model-initializer "@StateObject"
  @StateObject private var tape = Tape()  // expect: eager-model-initializer "@StateObject"
  @StateObject private var whisper = Whisper()  // expect: eager-model-initializer "@StateObject"
  @StateObject private var song = Song()  // expect: eager-model-initializer "@StateObject"
  @StateObject private var choir = Choir(.shared)  // expect: eager-model-initializer "@StateObject"
  @State private var solo = Solo()  // expect: eager-model-initializer "@StateObject"
  @State private var hum = Hum(Loudspeaker())

  var body: some View {
    Text("\(tune.isPlaying) \(tape.length) \(whisper.text) \(song.line)")
    Text("\(choir.voices) \(solo.bar) \(hum.pitch)")
  }
}

struct House: View {
  var body: some View { Room() }
}
