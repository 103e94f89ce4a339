import SwiftUI

@Observable public final class Parcel {  // expect: observable-object-class "Parcel"
  public var isDelivered = false

  public init() {}
}

public struct ParcelView: View {
  @Bindable private var parcel: Parcel

  public init(parcel: Parcel) { self.parcel = parcel }

  public var body: some View { Toggle("Delivered", isOn: $parcel.isDelivered) }
}
