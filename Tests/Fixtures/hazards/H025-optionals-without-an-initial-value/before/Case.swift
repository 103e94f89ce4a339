import SwiftUI

final class Address: ObservableObject {
  @Published var street: String?
  @Published var number: Int!
  @Published private(set) var checked: Date?
  @Published var resident: Resident?
  @Published var floor: Int? = nil

  func check() {
    checked = Date()
    number = number ?? 1
  }
}

final class Resident {
  var name = "Ada"
}

struct AddressView: View {
  @StateObject private var address = Address()

  var body: some View {
    Text("\(address.street ?? "–") \(address.number ?? 0), \(address.floor ?? 0)")
    Text(address.resident?.name ?? "nobody")
    Button("Check") { address.check() }.disabled(address.checked != nil)
  }
}
