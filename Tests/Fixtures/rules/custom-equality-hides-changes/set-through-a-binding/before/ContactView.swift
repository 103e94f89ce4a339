import SwiftUI

struct ContactView: View {
  @Bindable var contact: Contact

  var body: some View {
    TextField("City", text: $contact.home.city)
    Button("Same") { contact.work.city = contact.home.city }
  }
}
