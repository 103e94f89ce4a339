import SwiftUI

class Dwelling: ObservableObject {
  var address = "Mill Lane"
}

final class Cottage: Dwelling {
  @Published var rooms = 3

  func move(to address: String) {
    self.address = address
    rooms += 1
  }
}

struct AddressView: View {
  @ObservedObject var cottage: Cottage

  var body: some View { Text(cottage.address) }
}
