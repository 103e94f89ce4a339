import SwiftUI

@Observable final class Address {
  var street = ""
  var city = ""
}

struct AddressFields: View {
  let address: ObservedObject<Address>.Wrapper  // error: type 'Address' does not conform to protocol 'ObservableObject'

  var body: some View {
    TextField("Street", text: address.street)
    TextField("City", text: address.city)
  }
}

struct AddressView: View {
  @State private var address = Address()

  var body: some View { AddressFields(address: $address) }
}
