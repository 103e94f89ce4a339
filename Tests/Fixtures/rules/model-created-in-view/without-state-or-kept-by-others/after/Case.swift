import SwiftUI

/// Nothing of it can change.
@Observable final class Help {
  let link = URL(string: "https://example.com/help")
  let words = ["help"]
}

@Observable final class Form {
  var text = ""
}

struct HelpView: View {
  private let help = Help()
  // The sheet keeps the first one: only a spare one is thrown away.
  private let form = Form()
  // The label follows whatever it is given.
  private let note = Form()  // expect: model-created-in-view "note"

  var body: some View {
    Text(help.words[0])
    FormSheet(form: form)
    FormLabel(form: note)
  }
}

struct FormSheet: View {
  @State var form: Form
  var body: some View { TextField("text", text: $form.text) }
}

struct FormLabel: View {
  var form: Form
  var body: some View { Text(form.text) }
}
