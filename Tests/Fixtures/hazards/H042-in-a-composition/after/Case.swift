import SwiftUI

protocol Stamped {
  var stamps: [String] { get }
}

@Observable final class Passport: Identifiable {  // expect: observable-object-class "Passport"
  var country = "Iceland"
}

@Observable final class Visa: Stamped & Identifiable {  // expect: observable-object-class "Visa"
  private(set) var stamps: [String] = []
}

@Observable final class Permit: Stamped, Identifiable {  // expect: observable-object-class "Permit"
  private(set) var stamps = ["Work"]
}

struct PassportView: View {
  @Bindable var passport: Passport
  var visa: Visa
  var permit: Permit

  var body: some View {
    TextField("Country", text: $passport.country)
    Text((visa.stamps + permit.stamps).joined())
  }
}
