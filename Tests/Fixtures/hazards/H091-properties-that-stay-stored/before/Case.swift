import SwiftUI

/// What no view reads stays as it is.
final class Parcel: ObservableObject {  // expect: observable-object-class "Parcel"
  @Published var name = ""
  let kind: some Equatable = 3
  var wrap: some ShapeStyle = Color.brown
  private var first: String
  private var last: String

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
  @ObservedObject var parcel: Parcel

  var body: some View { Text("\(parcel.name)") }
}
