import SwiftUI

@Observable final class Sheets { var shown = "" }

struct Tile: View {
  var isEditing = false
  @Environment(Sheets.self) private var sheets

  var body: some View {
    ZStack {
      Text("Price")
      if isEditing { Button("Edit") { sheets.shown = "price" } }
    }
  }
}

/// Hands on what it is given.
struct PriceTile: View {
  var isEditing = false

  var body: some View { Tile(isEditing: isEditing) }
}

struct Root: View {
  @State private var sheets = Sheets()

  var body: some View {
    Text(sheets.shown)
    PriceTile(isEditing: true).environment(sheets)
  }
}

#Preview {
  // says-next: "it crashes after the migration"
  PriceTile()  // expect: environment-model-not-provided "PriceTile"
}

#Preview {
  // says-next: "it crashes as soon as that is used"
  PriceTile(isEditing: true)  // expect: environment-model-not-provided "PriceTile"
}
