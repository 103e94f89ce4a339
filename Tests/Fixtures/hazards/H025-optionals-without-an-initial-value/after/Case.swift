import SwiftUI

@Observable final class Address {
  var street: String?
  var number: Int!
  private(set) var checked: Date?
  var resident: Resident?
  var floor: Int? = nil

  func check() {
    checked = Date()
    number = number ?? 1
  }
}

final class Resident {
  var name = "Ada"
}

struct AddressView: View {
  @State private var address = Address()

  var body: some View {
    Text("\(address.street ?? "–") \(address.number ?? 0), \(address.floor ?? 0)")
    Text(address.resident?.name ?? "nobody")
    Button("Check") { address.check() }.disabled(address.checked != nil)
  }
}
