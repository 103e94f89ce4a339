import SwiftUI

final class Parcel: ObservableObject {
  @Published var address = ""
}

@MainActor enum Labels {
  // expect-next: object-wrapper "parcel"
  static func address(@ObservedObject of parcel: Parcel) -> some View {
    TextField("Address", text: $parcel.address)
  }
}

struct ParcelView: View {
  @StateObject private var parcel = Parcel()

  var body: some View { Labels.address(of: parcel) }
}
