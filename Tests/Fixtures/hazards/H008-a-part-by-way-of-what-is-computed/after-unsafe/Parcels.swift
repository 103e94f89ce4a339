import Combine
import SwiftUI

/// It stays what it is.
@MainActor
@Observable
final class Field {
  var text = "" {  // expect: published-property "@Published"
    willSet { textSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var textSubject = CurrentValueSubject<_, Never>(text)

  var texts: AnyPublisher<String, Never> { textSubject.eraseToAnyPublisher() }
}

/// What is computed sets another property along with it.
@MainActor
@Observable
final class Parcel {
  var chosen = Field()  // expect: published-property "@Published"

  var current: Field {
    get { chosen }
    set { chosen = newValue }
  }
}

struct ParcelForm: View {
  @State private var parcel = Parcel()

  var body: some View { TextField("Text", text: $parcel.current.text) }
}

/// So does what is observed.
@MainActor
@Observable
final class Crate {
  var first = Field()  // expect: published-property "@Published"
  var last = Field() {  // expect: published-property "@Published"
    didSet { first = last }
  }
}

struct CrateForm: View {
  @State private var crate = Crate()

  var body: some View { TextField("Text", text: $crate.last.text) }
}
