import SwiftUI

@Observable final class Sign {
  var text = ""
  // error: cannot assign value of type 'some ShapeStyle'
  var paint: some ShapeStyle = Color.red
}

struct SignView: View {
  var sign: Sign

  var body: some View { Text(sign.text).foregroundStyle(sign.paint) }
}

@Observable final class Guest {
  var table = 0
  var first: String
  @ObservationIgnored var last: String

  var full: String {
    // error: init accessor cannot refer to property 'first'
    @storageRestrictions(initializes: first, last)
    init(value) {
      first = value
      last = value
    }
    get { first + last }
    set { first = newValue }
  }

  init(_ name: String) { full = name }
}

struct GuestView: View {
  var guest: Guest

  var body: some View { Text("\(guest.table) \(guest.first)") }
}
