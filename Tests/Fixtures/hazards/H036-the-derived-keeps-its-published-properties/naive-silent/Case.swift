import SwiftUI

@MainActor
@Observable
class FormModel {
  var isDirty = false
}

// Loses: 'street' and 'isGift' still compile, since '@Published' only asks for a class, but
// nobody listens to them any more.
@MainActor
class AddressForm: FormModel {
  @Published var street = ""
}

@MainActor
final class ShippingForm: AddressForm {
  @Published var isGift = false
  private var submissions = 0

  func submit() { submissions += 1 }
}

struct ShippingView: View {
  @State private var form = ShippingForm()

  var body: some View {
    TextField("Street", text: $form.street)
    Toggle("Gift", isOn: $form.isGift)
    Button("Send") { form.submit() }
      .disabled(!form.isDirty)
  }
}
