import SwiftUI

@Observable final class Phonebook {
  private var numbers = ["home": "1"]

  subscript(name: String) -> String {
    get { numbers[name, default: ""] }
    set { numbers[name] = newValue }
  }
}

struct NumberField: View {
  @Bindable var book: Phonebook

  var body: some View { TextField("Number", text: $book["home"]) }
}
