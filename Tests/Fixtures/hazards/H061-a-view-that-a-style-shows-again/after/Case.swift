import SwiftUI

/// What a button shows is made with the button; its style shows the same one in each branch.
@Observable final class Counter {
  var count = 0
}

struct Badge: View {
  @State private var counter = Counter()  // expect: state-object "@StateObject"

  var body: some View { Text("\(counter.count)").onAppear { counter.count += 1 } }
}

struct Sinking: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    if configuration.isPressed {
      configuration.label.scaleEffect(0.9)
    } else {
      configuration.label
    }
  }
}

struct Titled: LabelStyle {
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    configuration.title
    if isEnabled { configuration.icon }
  }
}

/// Only how it looks changes.
struct Fading: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.opacity(configuration.isPressed ? 0.5 : 1)
  }
}

extension ButtonStyle where Self == Sinking {
  static var sinking: Sinking { Sinking() }
}

struct Panel: View {
  var body: some View {
    // says-next: "'Sinking' keeps the view that is made here and may show it again"
    Button {} label: { Badge() }.buttonStyle(Sinking())
    VStack {
      // says-next: "'Sinking' keeps the view that is made here and may show it again"
      Button {} label: { HStack { Badge() } }.padding()
      // says-not-next: "may show it again"
      Badge()
      // says-not-next: "may show it again"
      Button {} label: { Badge() }.buttonStyle(.plain)
    }
    .buttonStyle(.sinking)
    Label {
      // says-not-next: "may show it again"
      Badge()
    } icon: {
      // says-next: "'Titled' keeps the view that is made here and may show it again"
      Badge()
    }
    .labelStyle(Titled())
    // says-not-next: "may show it again"
    Button {} label: { Badge() }.buttonStyle(Fading())
  }
}
