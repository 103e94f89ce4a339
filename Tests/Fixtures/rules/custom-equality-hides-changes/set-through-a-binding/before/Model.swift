import Observation

struct Address {
  var street = ""
  var city = ""
}

extension Address: Equatable {
  static func == (a: Self, b: Self) -> Bool { a.street.isEmpty == b.street.isEmpty }
}

@Observable
final class Contact {
  var home = Address()  // expect: custom-equality-hides-changes "home"
  var work = Address()
}
