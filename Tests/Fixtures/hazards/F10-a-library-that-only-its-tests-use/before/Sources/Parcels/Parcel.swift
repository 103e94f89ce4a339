import SwiftUI

public final class Parcel: ObservableObject {  // expect: observable-object-class "Parcel"
  @Published public var isDelivered = false

  public init() {}
}

public struct ParcelView: View {
  @ObservedObject private var parcel: Parcel

  public init(parcel: Parcel) { self.parcel = parcel }

  public var body: some View { Toggle("Delivered", isOn: $parcel.isDelivered) }
}
