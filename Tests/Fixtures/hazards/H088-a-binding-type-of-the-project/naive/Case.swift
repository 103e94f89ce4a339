import SwiftUI

@Observable final class Contact {
  var phone = ""
}

struct PhoneField: View {
  @Bindable var contact: Contact  // error: generic struct 'Bindable' cannot be used as an attribute

  var body: some View { TextField("Phone", text: $contact.phone) }
}

struct ContactList: View {
  @State private var contact = Contact()
  @State private var title = Bindable(value: "Contact")

  var body: some View {
    Text(title.value)
    PhoneField(contact: contact)
  }
}
