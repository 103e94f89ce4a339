import SwiftUI

struct Address {
  var street = ""
  var lines = ["", ""]
}

@Observable final class Contact {
  var address = Address()
  var nickname: String?
  var phones = ["home": "1"]
  private var years = 30

  var age: Int {
    get { years }
    set { years = max(0, newValue) }
  }
}

@Observable final class Book {
  var owner = Contact()
}

struct ContactForm: View {
  @State private var draft = Contact()
  @Bindable var contact: Contact
  @Bindable var book: Book

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
