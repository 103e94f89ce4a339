import SwiftUI

@MainActor
@Observable
class FormModel {
  var isDirty = false  // expect: published-property "@Published"
}

@MainActor
@Observable
class AddressForm: FormModel {
  var street = ""  // expect: published-property "@Published"
}

@MainActor
@Observable
final class ShippingForm: AddressForm {
  var isGift = false  // expect: published-property "@Published"
  @ObservationIgnored private var submissions = 0

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
