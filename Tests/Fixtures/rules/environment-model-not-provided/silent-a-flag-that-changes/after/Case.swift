import SwiftUI

@Observable final class Account {
  var name = ""
}

struct Greeting: View {
  @Environment(Account.self) var account

  var body: some View { Text(account.name) }
}

struct Card: View {
  var isPersonal = true

  var body: some View {
    if isPersonal { Greeting() } else { Text("Card") }
  }

  func plain() -> Card {
    var copy = self
    copy.isPersonal = false
    return copy
  }
}

struct Label: View {
  let isPersonal: Bool

  init(isPersonal: Bool) {
    self.isPersonal = isPersonal && Label.isAllowed
  }

  static let isAllowed = false

  var body: some View {
    if isPersonal { Greeting() } else { Text("Label") }
  }
}

#Preview("changed") {
  Card(isPersonal: true).plain()
}

#Preview("and something else") {
  Label(isPersonal: true)
}
