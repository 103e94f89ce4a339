import SwiftUI

@MainActor protocol Titled {
  init(title: String)
}

extension PaletteCard: Titled {}

extension PaletteStyle {
  static func named(_ title: String) -> Self { Self(title: title) }
}

struct PaletteList: View {
  let titles: [String]

  var body: some View {
    PaletteTitle()
    ForEach(titles, id: \.self, content: PaletteRow.init)
    Button("Print") { print(PaletteLabel(title: "p").text) }
      .buttonStyle(PaletteStyle.named("q"))
  }
}
