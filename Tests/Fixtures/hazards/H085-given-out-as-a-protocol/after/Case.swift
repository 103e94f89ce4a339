import SwiftUI

protocol Palette {
  var accent: String { get }
}

@Observable final class Standard: Palette {
  var isTrial = false
  var accent = "blue"
}

@Observable final class Trial: Palette {
  var accent = "red"
}

/// What it shows may be of either, and it is drawn again by both.
struct Banner: View {
  var standard: Standard  // expect: observed-object "@ObservedObject"
  var trial: Trial  // expect: observed-object "@ObservedObject"

  private var active: any Palette { standard.isTrial ? trial : standard }

  var body: some View { Text(active.accent) }
}

/// Nobody asks for what it gives while it is drawn.
struct Footer: View {
  var standard: Standard  // expect: observed-object "@ObservedObject"
  // says-next: "'Footer' reads nothing of it while it is drawn"
  var trial: Trial  // expect: observed-object "@ObservedObject"

  private var active: any Palette { standard.isTrial ? trial : standard }

  var body: some View {
    Text("\(standard.isTrial)")
    Button("Print") { print(active.accent) }
  }
}

struct Root: View {
  @State private var standard = Standard()
  @State private var trial = Trial()

  var body: some View {
    Banner(standard: standard, trial: trial)
    Footer(standard: standard, trial: trial)
  }
}
