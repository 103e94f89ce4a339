import SwiftUI

@MainActor
class FormModel: ObservableObject {
  @Published var isDirty = false  // expect: published-property "@Published"
}

@MainActor
class AddressForm: FormModel {
  @Published var street = ""  // expect: published-property "@Published"
}

@MainActor
final class ShippingForm: AddressForm {
  @Published var isGift = false  // expect: published-property "@Published"
  private var submissions = 0

  func submit() { submissions += 1 }
}

struct ShippingView: View {
  @StateObject private var form = ShippingForm()

  var body: some View {
    TextField("Street", text: $form.street)
    Toggle("Gift", isOn: $form.isGift)
    Button("Send") { form.submit() }
      .disabled(!form.isDirty)
  }
}
