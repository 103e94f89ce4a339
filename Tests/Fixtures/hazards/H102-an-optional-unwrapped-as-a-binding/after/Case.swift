import SwiftUI

@Observable final class Pass: Identifiable {
  var holder = ""
}

struct Gate: View {
  @State private var pass: Pass?

  var body: some View {
    Button("Show") { pass = Pass() }
      .sheet(item: $pass) { pass in PassView(pass: pass) }
    if let shown = Binding($pass) {
      TextField("Holder", text: shown.holder)
    }
  }
}

struct PassView: View {
  var pass: Pass  // expect: observed-object "@ObservedObject"

  var body: some View { Text(pass.holder) }
}
