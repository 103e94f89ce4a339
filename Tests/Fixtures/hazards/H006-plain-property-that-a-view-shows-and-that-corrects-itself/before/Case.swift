import SwiftUI

final class Signup: ObservableObject {
  @Published var step = 1
  var code = "" {  // expect: unsupported-declaration "code"
    didSet { code = String(code.prefix(6)) }
  }
}

struct SignupView: View {
  @ObservedObject var signup: Signup

  var body: some View {
    Text("Step \(signup.step)")
    TextField("Code", text: $signup.code)
    Text("\(signup.code.count) of 6")
  }
}
