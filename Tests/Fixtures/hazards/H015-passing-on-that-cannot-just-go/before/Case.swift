import Combine
import SwiftUI

final class Speaker: ObservableObject {
  @Published var volume = 5
}

final class Stereo: ObservableObject {
  enum Kind { case active, passive }

  @Published var kind = Kind.active
  let speaker = Speaker()
  private var observers = Set<AnyCancellable>()

  func connect() {
    switch kind {
    case .active:
      // expect-next: object-will-change "objectWillChange"
      speaker.objectWillChange
        .sink { [weak self] _ in self?.objectWillChange.send() }.store(in: &observers)
      // expect-previous: object-will-change "objectWillChange"
    case .passive:
      observers = []
    }
  }
}

final class Microphone: ObservableObject {
  @Published var gain = 1
}

final class Studio: ObservableObject {
  @Published var isOnAir = false
  let microphone = Microphone()

  /// The caller keeps it.
  func follow() -> AnyCancellable {
    microphone.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() }  // expect: object-will-change "objectWillChange" ; object-will-change "objectWillChange"
  }
}

final class Turntable: ObservableObject {
  @Published var speed = 33
}

/// There is only one disc jockey.
@MainActor private var watch: AnyCancellable?

@MainActor final class Booth: ObservableObject {
  @Published var isOpen = false
  let turntable = Turntable()

  func enter() {
    watch = turntable.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() }  // expect: object-will-change "objectWillChange" ; object-will-change "objectWillChange"
  }
}

struct StereoView: View {
  @StateObject private var stereo = Stereo()
  @ObservedObject var studio: Studio
  @ObservedObject var booth: Booth

  var body: some View {
    Text("\(stereo.speaker.volume), \(studio.microphone.gain), \(booth.turntable.speed)")
    Toggle("On air", isOn: $studio.isOnAir)
    Toggle("Open", isOn: $booth.isOpen)
    Button("Connect") { stereo.connect() }
  }
}
