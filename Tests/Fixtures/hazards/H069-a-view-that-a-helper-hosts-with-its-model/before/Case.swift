import AppKit
import SwiftUI
import UIKit

/// What the helper is given brings its object along.
final class Choir: ObservableObject {
  @Published var pieces: [String] = []
}

struct Programme: View {
  @EnvironmentObject var choir: Choir
  var body: some View { Text(choir.pieces.joined()) }
}

struct Encore: View {
  @EnvironmentObject var choir: Choir
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
    stage(Programme().environmentObject(choir))  // expect: environment-object-modifier "environmentObject"
    // says-not-next: "nothing here provides it"
    stage(Encore().environmentObject(choir))  // expect: environment-object-modifier "environmentObject"
  }
}

/// Here the helper sees to it.
final class Score: ObservableObject {
  @Published var bar = 1
}

struct Bar: View {
  @EnvironmentObject var score: Score
  var body: some View { Text("\(score.bar)") }
}

struct NextBar: View {
  @EnvironmentObject var score: Score
  var body: some View { Button("Next") { score.bar += 1 } }
}

@MainActor final class Desk {
  private let score = Score()

  func open<Content: View>(_ name: String, @ViewBuilder content: () -> Content) {
    let window = NSWindow(
      contentRect: .zero, styleMask: .titled, backing: .buffered, defer: false)
    window.title = name
    window.contentView = NSHostingView(rootView: content().environmentObject(score))  // expect: environment-object-modifier "environmentObject"
  }

  func openAll() {
    // says-not-next: "nothing here provides it"
    open("Bar") { Bar() }
    // says-not-next: "nothing here provides it"
    open("Next") { NextBar() }
  }
}

/// It is given the object beside the view.
final class Metronome: ObservableObject {
  @Published var tempo = 60
}

struct Beat: View {
  @EnvironmentObject var metronome: Metronome
  var body: some View { Text("\(metronome.tempo)") }
}

struct Faster: View {
  @EnvironmentObject var metronome: Metronome
  var body: some View { Button("Faster") { metronome.tempo += 1 } }
}

@MainActor func controller(_ content: some View, beating metronome: Metronome) -> UIViewController {
  UIHostingController(rootView: content.environmentObject(metronome))  // expect: environment-object-modifier "environmentObject"
}

@MainActor func rehearsal() -> [UIViewController] {
  let metronome = Metronome()
  // says-not-next: "nothing here provides it"
  return [controller(Beat(), beating: metronome), controller(Faster(), beating: metronome)]
}
