import SwiftUI
import UIKit

@Observable final class Steps {
  var done = 0
}

struct StepsView: View {
  var steps: Steps

  var body: some View { Text("\(steps.done)") }
}

/// Another view makes it as well.
struct Intro: View {
  private let steps = Steps()  // expect: model-created-in-view "steps"

  var body: some View { StepsView(steps: steps) }
}

struct Home: View {
  @State private var isOpen = false

  var body: some View {
    Button("Open") { isOpen = true }
    if isOpen { Intro() }
  }
}

/// Not the root itself: what is around it draws it again.
struct Middle: View {
  private let steps = Steps()  // expect: model-created-in-view "steps"

  var body: some View { StepsView(steps: steps) }
}

struct Card<Content: View>: View {
  @State private var count = 0
  let content: () -> Content

  var body: some View {
    Button("\(count)") { count += 1 }
    content()
  }
}

/// The controller is given another one later.
struct Outro: View {
  private let steps = Steps()  // expect: model-created-in-view "steps"

  var body: some View { StepsView(steps: steps) }
}

@MainActor func controllers() -> [UIViewController] {
  let last = UIHostingController(rootView: Outro())
  last.rootView = Outro()
  return [
    UIHostingController(rootView: Intro()), UIHostingController(rootView: Card { Middle() }), last,
  ]
}
