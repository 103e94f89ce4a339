import SwiftUI

@Observable final class Contact {
  var phone = ""
}

struct PhoneField: View {
  @SwiftUI.Bindable var contact: Contact  // expect: observed-object "@ObservedObject"

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
