import SwiftUI

enum State { case asleep, awake }

@Observable final class Owl {
  var state = State.asleep
  var age: Int

  init(age: Int) { self.age = age }
}

struct OwlView: View {
  @SwiftUI.State private var owl: Owl  // expect: state-object "@StateObject"

  init(age: Int) {
    _owl = .init(wrappedValue: Owl(age: age))
  }

  var body: some View {
    OwlAge(owl: owl)
    Text(owl.state == .awake ? "Hoo" : "Zzz")
  }
}

struct OwlAge: View {
  @Bindable var owl: Owl

  var body: some View { Stepper("\(owl.age)", value: $owl.age) }
}

#Preview {
  @SwiftUI.State var owl = Owl(age: 2)  // expect: state-object "@StateObject"
  return OwlAge(owl: owl)
}
