import SwiftUI

@Observable final class WindowLayout: Codable {  // expect: synthesized-codable "WindowLayout"
  @ObservationIgnored var width = 800.0
  @ObservationIgnored var height = 600.0

  func save() throws -> Data { try JSONEncoder().encode(self) }
}

struct LayoutView: View {
  @Environment(WindowLayout.self) private var layout

  var body: some View {
    Button("Save") {
      layout.width += 1
      _ = try? layout.save()
    }
  }
}

struct LayoutScreen: View {
  @State private var layout = WindowLayout()

  var body: some View { LayoutView().environment(layout) }
}
