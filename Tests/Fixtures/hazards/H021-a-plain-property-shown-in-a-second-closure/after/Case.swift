import SwiftUI

@Observable final class Volcano {
  var height = 1200
  // expect-next: unpublished-stored-property "name"
  var name = "Etna"

  func erupt() {
    name = "Hekla"
    height -= 50
  }
}

struct Plate: View {
  let content: () -> Text

  var body: some View { content() }
}

extension View {
  // Here: a closure by itself is the second one, as the first may be left out.
  func plated(
    onClose: @escaping () -> Void = {}, content: @escaping () -> Text
  ) -> some View {
    Plate(content: content)
  }
}

struct VolcanoView: View {
  var volcano: Volcano

  var body: some View {
    Spacer().plated { Text(volcano.name) }
  }
}
