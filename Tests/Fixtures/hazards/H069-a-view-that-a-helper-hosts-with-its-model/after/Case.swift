import AppKit
import SwiftUI
import UIKit

/// What the helper is given brings its object along.
@Observable final class Choir {
  var pieces: [String] = []
}

struct Programme: View {
  @Environment(Choir.self) var choir
  var body: some View { Text(choir.pieces.joined()) }
}

struct Encore: View {
  @Environment(Choir.self) var choir
  var body: some View { Button("Encore") { choir.pieces.append("Encore") } }
}

extension UIViewController {
  func stage(_ scene: some View) {
    addChild(UIHostingController(rootView: scene))
  }
}

final class HallController: UIViewController {
  private let choir = Choir()

  override func viewDidLoad() {
    // says-not-next: "nothing here provides it"
    stage(Programme().environment(choir))  // expect: environment-object-modifier "environmentObject"
    // says-not-next: "nothing here provides it"
    stage(Encore().environment(choir))  // expect: environment-object-modifier "environmentObject"
  }
}

/// Here the helper sees to it.
@Observable final class Score {
  var bar = 1
}

struct Bar: View {
  @Environment(Score.self) var score
  var body: some View { Text("\(score.bar)") }
}

struct NextBar: View {
  @Environment(Score.self) var score
  var body: some View { Button("Next") { score.bar += 1 } }
}

@MainActor final class Desk {
  private let score = Score()

  func open<Content: View>(_ name: String, @ViewBuilder content: () -> Content) {
    let window = NSWindow(
      contentRect: .zero, styleMask: .titled, backing: .buffered, defer: false)
    window.title = name
    window.contentView = NSHostingView(rootView: content().environment(score))  // expect: environment-object-modifier "environmentObject"
  }

  func openAll() {
    // says-not-next: "nothing here provides it"
    open("Bar") { Bar() }
    // says-not-next: "nothing here provides it"
    open("Next") { NextBar() }
  }
}

/// It is given the object beside the view.
@Observable final class Metronome {
  var tempo = 60
}

struct Beat: View {
  @Environment(Metronome.self) var metronome
  var body: some View { Text("\(metronome.tempo)") }
}

struct Faster: View {
  @Environment(Metronome.self) var metronome
  var body: some View { Button("Faster") { metronome.tempo += 1 } }
}

@MainActor func controller(_ content: some View, beating metronome: Metronome) -> UIViewController {
  UIHostingController(rootView: content.environment(metronome))  // expect: environment-object-modifier "environmentObject"
}

@MainActor func rehearsal() -> [UIViewController] {
  let metronome = Metronome()
  // says-not-next: "nothing here provides it"
  return [controller(Beat(), beating: metronome), controller(Faster(), beating: metronome)]
}
