import SwiftUI

@Observable final class Form {
  var name = ""
  @ObservationIgnored var saves = 0  // expect: unpublished-stored-property "saves"
  @ObservationIgnored var isDirty = false  // expect: unpublished-stored-property "isDirty"
}

struct FormView: View {
  @State private var form = Form()

  var body: some View {
    TextField("Name", text: $form.name)
      .onChange(of: form.name) { form.isDirty = true }
    Button("Save") {
      if form.isDirty { form.saves += 1 }
    }
    .onAppear { print(form.saves) }
    .task { await remind() }
  }

  private func remind() async {
    if form.isDirty { print("Save!") }
  }
}
