import SwiftUI

/// Nothing of it can change.
final class Help: ObservableObject {
  let link = URL(string: "https://example.com/help")
  let words = ["help"]
}

final class Form: ObservableObject {
  @Published var text = ""
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
  @StateObject var form: Form
  var body: some View { TextField("text", text: $form.text) }
}

struct FormLabel: View {
  @ObservedObject var form: Form
  var body: some View { Text(form.text) }
}
