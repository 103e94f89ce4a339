import SwiftUI

extension SearchBar: View {
  var body: some View { field(prompt: "Title") }

  private func field(prompt: String) -> some View {
    TextField(prompt, text: $catalogue.query)
  }
}
