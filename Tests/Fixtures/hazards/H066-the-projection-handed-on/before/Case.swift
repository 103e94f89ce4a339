import SwiftUI

final class Address: ObservableObject {
  @Published var street = ""
  @Published var city = ""
}

struct AddressFields: View {
  let address: ObservedObject<Address>.Wrapper  // expect: object-wrapper "ObservedObject<Address>.Wrapper"

  var body: some View {
    TextField("Street", text: address.street)
    TextField("City", text: address.city)
  }
}

struct AddressView: View {
  @StateObject private var address = Address()

  var body: some View { AddressFields(address: $address) }  // expect: object-wrapper "$address"
}
