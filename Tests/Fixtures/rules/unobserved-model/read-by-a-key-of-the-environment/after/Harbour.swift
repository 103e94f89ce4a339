import SwiftUI

struct Beam: View {
  @Environment(\.lighthouse) private var lighthouse  // expect: unobserved-model "lighthouse"

  var body: some View { Text(lighthouse.isLit ? "on" : "off") }
}

struct Nearest: View {
  @Environment(\.nearest) var found  // expect: unobserved-model "found"

  var body: some View {
    if let found { Text(found.isLit ? "on" : "off") }
  }
}

struct Height: View {
  @Environment(\EnvironmentValues.lighthouse.tower) var tower  // expect: unobserved-model "tower"

  var body: some View { Text("\(tower.height) m") }
}

struct Switch: View {
  @Environment(\.lighthouse) private var lighthouse

  var body: some View {
    Button("Light it") { lighthouse.isLit = true }
  }
}

struct Panel: View {
  @Environment(\.lighthouse) private var lighthouse
  @Environment(\.locale) private var locale

  var body: some View {
    Observed(lighthouse: lighthouse)
    Text(locale.identifier)
  }
}

struct Observed: View {
  var lighthouse: Lighthouse

  var body: some View { Text(lighthouse.isLit ? "on" : "off") }
}
