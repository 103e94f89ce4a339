import SwiftUI

enum State { case asleep, awake }

final class Owl: ObservableObject {
  @Published var state = State.asleep
  @Published var age: Int

  init(age: Int) { self.age = age }
}

struct OwlView: View {
  @StateObject private var owl: Owl  // expect: state-object "@StateObject"

  init(age: Int) {
    _owl = .init(wrappedValue: Owl(age: age))
  }

  var body: some View {
    OwlAge(owl: owl)
    Text(owl.state == .awake ? "Hoo" : "Zzz")
  }
}

struct OwlAge: View {
  @ObservedObject var owl: Owl

  var body: some View { Stepper("\(owl.age)", value: $owl.age) }
}

#Preview {
  @StateObject var owl = Owl(age: 2)  // expect: state-object "@StateObject"
  return OwlAge(owl: owl)
}
