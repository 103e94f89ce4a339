import SwiftUI

@Observable final class Signup {
  var step = 1
  // Lost: the program. The observer calls itself until the stack is full.
  var code = "" {
    didSet { code = String(code.prefix(6)) }
  }
}

struct SignupView: View {
  @Bindable var signup: Signup

  var body: some View {
    Text("Step \(signup.step)")
    TextField("Code", text: $signup.code)
    Text("\(signup.code.count) of 6")
  }
}
