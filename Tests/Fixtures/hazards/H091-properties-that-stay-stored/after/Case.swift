import SwiftUI

/// What no view reads stays as it is.
@Observable final class Parcel {  // expect: observable-object-class "Parcel"
  var name = ""
  let kind: some Equatable = 3
  @ObservationIgnored var wrap: some ShapeStyle = Color.brown
  @ObservationIgnored private var first: String
  @ObservationIgnored private var last: String

  var owner: String {
    @storageRestrictions(initializes: first, last)
    init(value) {
      first = value
      last = value
    }
    get { "" }
    set { first = newValue }
  }

  init(_ name: String) { owner = name }
}

struct ParcelView: View {
  var parcel: Parcel

  var body: some View { Text("\(parcel.name)") }
}
