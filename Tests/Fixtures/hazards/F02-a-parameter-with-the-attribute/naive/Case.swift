import SwiftUI

@Observable final class Parcel {
  var address = ""
}

@MainActor enum Labels {
  // error: generic struct 'ObservedObject' requires that 'Parcel' conform to 'ObservableObject'
  static func address(@ObservedObject of parcel: Parcel) -> some View {
    TextField("Address", text: $parcel.address)
  }
}

struct ParcelView: View {
  @State private var parcel = Parcel()

  var body: some View { Labels.address(of: parcel) }
}
