import SwiftUI

protocol Palette {
  var accent: String { get }
}

final class Standard: ObservableObject, Palette {
  @Published var isTrial = false
  @Published var accent = "blue"
}

final class Trial: ObservableObject, Palette {
  @Published var accent = "red"
}

/// What it shows may be of either, and it is drawn again by both.
struct Banner: View {
  @ObservedObject var standard: Standard  // expect: observed-object "@ObservedObject"
  @ObservedObject var trial: Trial  // expect: observed-object "@ObservedObject"

  private var active: any Palette { standard.isTrial ? trial : standard }

  var body: some View { Text(active.accent) }
}

/// Nobody asks for what it gives while it is drawn.
struct Footer: View {
  @ObservedObject var standard: Standard  // expect: observed-object "@ObservedObject"
  // says-next: "'Footer' reads nothing of it while it is drawn"
  @ObservedObject var trial: Trial  // expect: observed-object "@ObservedObject"

  private var active: any Palette { standard.isTrial ? trial : standard }

  var body: some View {
    Text("\(standard.isTrial)")
    Button("Print") { print(active.accent) }
  }
}

struct Root: View {
  @StateObject private var standard = Standard()
  @StateObject private var trial = Trial()

  var body: some View {
    Banner(standard: standard, trial: trial)
    Footer(standard: standard, trial: trial)
  }
}
