import SwiftUI

final class Contact: ObservableObject {
  @Published var phone = ""
}

struct PhoneField: View {
  @ObservedObject var contact: Contact  // expect: observed-object "@ObservedObject"

  var body: some View { TextField("Phone", text: $contact.phone) }
}

struct ContactList: View {
  @StateObject private var contact = Contact()
  @State private var title = Bindable(value: "Contact")

  var body: some View {
    Text(title.value)
    PhoneField(contact: contact)
  }
}
