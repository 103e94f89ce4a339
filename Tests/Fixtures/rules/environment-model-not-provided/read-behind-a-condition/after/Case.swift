import SwiftUI

enum Login {
  static var isOn: Bool { false }
}

@Observable final class Names { var all: [String] = [] }

/// Nobody can tell what the condition says.
struct Bar: View {
  @Environment(Names.self) private var names

  var body: some View { if Login.isOn { Text(names.all.joined()) } }
}

struct Root: View {
  @State private var names = Names()

  var body: some View { Bar().environment(names) }
}

#Preview {
  // says-next: "it crashes as soon as that is used"
  Bar()  // expect: environment-model-not-provided "Bar"
}

/// Which of both is drawn does not matter.
struct Certain: View {
  @State private var isOpen = false
  @Environment(Names.self) private var names

  var body: some View {
    if isOpen { Text("open") } else { Text(names.all.joined()) }
  }
}

#Preview {
  // says-not-next: "as soon as"
  Certain()  // expect: environment-model-not-provided "Certain"
}
