import SwiftUI

protocol Stamped {
  var stamps: [String] { get }
}

@Observable final class Passport:  & Identifiable {  // error: expected type
  var country = "Iceland"
}

struct PassportView: View {
  @Bindable var passport: Passport

  var body: some View {
    TextField("Country", text: $passport.country)
  }
}
