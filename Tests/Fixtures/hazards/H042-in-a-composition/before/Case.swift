import SwiftUI

protocol Stamped {
  var stamps: [String] { get }
}

final class Passport: ObservableObject & Identifiable {  // expect: observable-object-class "Passport"
  @Published var country = "Iceland"
}

final class Visa: Stamped & ObservableObject & Identifiable {  // expect: observable-object-class "Visa"
  @Published private(set) var stamps: [String] = []
}

final class Permit: Stamped, Identifiable & ObservableObject {  // expect: observable-object-class "Permit"
  @Published private(set) var stamps = ["Work"]
}

struct PassportView: View {
  @ObservedObject var passport: Passport
  @ObservedObject var visa: Visa
  @ObservedObject var permit: Permit

  var body: some View {
    TextField("Country", text: $passport.country)
    Text((visa.stamps + permit.stamps).joined())
  }
}
