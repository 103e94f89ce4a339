import Combine
import SwiftUI

/// It stays what it is.
@MainActor
final class Field: ObservableObject {
  @Published var text = ""  // expect: published-property "@Published"

  var texts: AnyPublisher<String, Never> { $text.eraseToAnyPublisher() }
}

/// What is computed sets another property along with it.
@MainActor
final class Parcel: ObservableObject {
  @Published var chosen = Field()  // expect: published-property "@Published"

  var current: Field {
    get { chosen }
    set { chosen = newValue }
  }
}

struct ParcelForm: View {
  @StateObject private var parcel = Parcel()

  var body: some View { TextField("Text", text: $parcel.current.text) }
}

/// So does what is observed.
@MainActor
final class Crate: ObservableObject {
  @Published var first = Field()  // expect: published-property "@Published"
  @Published var last = Field() {  // expect: published-property "@Published"
    didSet { first = last }
  }
}

struct CrateForm: View {
  @StateObject private var crate = Crate()

  var body: some View { TextField("Text", text: $crate.last.text) }
}
