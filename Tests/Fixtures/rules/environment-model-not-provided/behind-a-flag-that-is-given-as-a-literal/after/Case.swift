import SwiftUI

@Observable final class Account {
  var name = ""
}

struct Greeting: View {
  @Environment(Account.self) var account

  var body: some View { Text(account.name) }
}

struct Loading: View {
  let isPersonal: Bool

  init(isPersonal: Bool = false) {
    self.isPersonal = isPersonal
  }

  var body: some View {
    VStack { content }
  }

  @ViewBuilder private var content: some View {
    if isPersonal {
      Greeting()
    } else {
      Text("Loading")
    }
  }
}

struct Column: View {
  var isPlain = true
  var body: some View {
    if !isPlain { Greeting() }
  }
}

#Preview("given") {
  Loading(isPersonal: true)  // expect: environment-model-not-provided "Loading"
}

#Preview("by default") {
  Loading()
}

#Preview("the contrary") {
  Column(isPlain: false)  // expect: environment-model-not-provided "Column"
}

#Preview("not at all") {
  Column()
}

struct Screen: View {
  let isPersonal: Bool
  var body: some View { Loading(isPersonal: isPersonal) }
}

#Preview("handed on") {
  Screen(isPersonal: true)  // expect: environment-model-not-provided "Screen"
}
