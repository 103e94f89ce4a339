import SwiftUI

extension Parcel: Identifiable {
  var id: Int { number }
}

struct ParcelView: View {
  @Bindable var parcel: Parcel

  var body: some View {
    Toggle("Delivered", isOn: $parcel.isDelivered)
    Button("Scan") { parcel.scan() }
  }
}
