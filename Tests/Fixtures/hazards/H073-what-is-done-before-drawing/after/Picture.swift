import SwiftUI

@Observable final class Handler {
  var speed = 1.0
  func set(_ speed: Double) { self.speed = speed }
}

/// A function that gives the view back calls something of the model.
struct Picture: View {
  // says-next: "it has what 'speed' does before the view is drawn; '@State' would keep the first"
  private var handler = Handler()  // expect: observed-object-creates-model "@ObservedObject"
  var body: some View { Text("\(handler.speed)") }

  func speed(_ speed: Double) -> some View {
    handler.set(speed)
    return self
  }
}

/// So do a getter, and what a builder function calls.
struct Film: View {
  // says-next: "it has what"
  private var handler = Handler()  // expect: observed-object-creates-model "@ObservedObject"
  var body: some View { Text("\(handler.speed)") }

  var fast: Film {
    apply(2)
    return self
  }

  private func apply(_ speed: Double) { handler.speed = speed }
}

/// Somebody else gets the model.
struct Reel: View {
  // says-next: "it has what 'configured' does before the view is drawn"
  private var handler = Handler()  // expect: observed-object-creates-model "@ObservedObject"
  var body: some View { Text("\(handler.speed)") }

  func configured(_ change: (Handler) -> Void) -> Reel {
    change(handler)
    return self
  }
}

/// An initialiser leaves it to a function.
struct Clip: View {
  // says-next: "it has what 'apply' does before the view is drawn"
  private var handler = Handler()  // expect: observed-object-creates-model "@ObservedObject"
  var body: some View { Text("\(handler.speed)") }

  init(speed: Double) { apply(speed) }

  private func apply(_ speed: Double) { handler.speed = speed }
}

/// Others call it on the view's value.
struct Slide: View {
  // says-next: "it has what 'tune' does before the view is drawn"
  private var handler = Handler()  // expect: observed-object-creates-model "@ObservedObject"
  var body: some View { Text("\(handler.speed)") }

  func tune(_ speed: Double) { handler.speed = speed }
}

/// Only what it draws asks for it.
struct Frame: View {
  // says-next: "a new one is made whenever the view is"
  @State private var handler = Handler()  // expect: observed-object-creates-model "@ObservedObject"

  var body: some View {
    label()
    Button("Faster") { faster() }
  }

  private func label() -> some View { Text("\(handler.speed)") }
  private func faster() { handler.speed += 1 }
}

struct Show: View {
  @State private var speed = 1.0

  var body: some View {
    Picture().speed(speed)
    Film().fast
    Reel().configured { $0.speed = speed }
    Clip(speed: speed)
    slide(speed)
    Frame()
  }

  private func slide(_ speed: Double) -> Slide {
    let slide = Slide()
    slide.tune(speed)
    return slide
  }
}
