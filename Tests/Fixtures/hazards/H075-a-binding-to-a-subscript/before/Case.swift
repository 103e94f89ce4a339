import SwiftUI

final class Phonebook: ObservableObject {
  @Published private var numbers = ["home": "1"]

  subscript(name: String) -> String {
    get { numbers[name, default: ""] }
    set { numbers[name] = newValue }
  }
}

struct NumberField: View {
  @ObservedObject var book: Phonebook

  var body: some View { TextField("Number", text: $book["home"]) }
}
