import SwiftUI

@Observable final class Glyphs {
  @ObservationIgnored private var widths: [Character: Double] = [:]  // expect: unpublished-stored-property "widths"

  func width(of character: Character) -> Double {
    if let width = widths[character] { return width }
    widths[character] = character.isUppercase ? 9 : 7
    return widths[character] ?? 0
  }
}

struct Ruler: View {
  @Environment(Glyphs.self) var glyphs
  let text: String

  var body: some View {
    Text(text).frame(width: text.map { glyphs.width(of: $0) }.reduce(0, +))
  }
}

struct RulerScreen: View {
  @State private var glyphs = Glyphs()

  var body: some View {
    Ruler(text: "Hello").environment(glyphs)
  }
}
