import SwiftUI

extension Parcel: Identifiable, ObservableObject {
  var id: Int { number }
}

struct ParcelView: View {
  @ObservedObject var parcel: Parcel

  var body: some View {
    Toggle("Delivered", isOn: $parcel.isDelivered)
    Button("Scan") { parcel.scan() }
  }
}
