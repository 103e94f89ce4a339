import SwiftUI

struct Address {
  var street = ""
  var lines = ["", ""]
}

final class Contact: ObservableObject {
  @Published var address = Address()
  @Published var nickname: String?
  @Published var phones = ["home": "1"]
  @Published private var years = 30

  var age: Int {
    get { years }
    set { years = max(0, newValue) }
  }
}

final class Book: ObservableObject {
  @Published var owner = Contact()
}

struct ContactForm: View {
  @StateObject private var draft = Contact()
  @ObservedObject var contact: Contact
  @ObservedObject var book: Book

  var body: some View {
    TextField("Street", text: $contact.address.street)
    TextField("Line", text: $draft.address.lines[0])
    TextField("Owner", text: $book.owner.address.street)
    Stepper("Age", value: $contact.age)
    if let nickname = Binding($contact.nickname) {
      TextField("Nickname", text: nickname)
    }
  }
}
