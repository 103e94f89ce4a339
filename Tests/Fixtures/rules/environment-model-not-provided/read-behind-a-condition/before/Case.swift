import SwiftUI

enum Login {
  static var isOn: Bool { false }
}

final class Names: ObservableObject { @Published var all: [String] = [] }

/// Nobody can tell what the condition says.
struct Bar: View {
  @EnvironmentObject private var names: Names

  var body: some View { if Login.isOn { Text(names.all.joined()) } }
}

struct Root: View {
  @StateObject private var names = Names()

  var body: some View { Bar().environmentObject(names) }
}

#Preview {
  // says-next: "it crashes as soon as that is used"
  Bar()  // expect: environment-model-not-provided "Bar"
}

/// Which of both is drawn does not matter.
struct Certain: View {
  @State private var isOpen = false
  @EnvironmentObject private var names: Names

  var body: some View {
    if isOpen { Text("open") } else { Text(names.all.joined()) }
  }
}

#Preview {
  // says-not-next: "as soon as"
  Certain()  // expect: environment-model-not-provided "Certain"
}
