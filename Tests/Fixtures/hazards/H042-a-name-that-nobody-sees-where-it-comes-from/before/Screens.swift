import SwiftUI

final class Context: ObservableObject {
  @Published var value = ""
}

class WideScreen {
  typealias Held = Context
  let held = Context()
}

class SmallScreen {
  typealias Held = Context
  let held = Context()
}

#if os(macOS)
  typealias AnyScreen = WideScreen
#else
  typealias AnyScreen = SmallScreen
#endif

final class NameScreen: AnyScreen {}

struct NameView: View {
  @ObservedObject var held: NameScreen.Held  // expect: unresolved-model "held"

  var body: some View { TextField("Name", text: $held.value) }
}
