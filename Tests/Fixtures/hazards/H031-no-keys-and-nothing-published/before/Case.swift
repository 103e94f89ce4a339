import SwiftUI

final class WindowLayout: ObservableObject, Codable {  // expect: synthesized-codable "WindowLayout"
  var width = 800.0
  var height = 600.0

  func save() throws -> Data { try JSONEncoder().encode(self) }
}

struct LayoutView: View {
  @EnvironmentObject private var layout: WindowLayout

  var body: some View {
    Button("Save") {
      layout.width += 1
      _ = try? layout.save()
    }
  }
}

struct LayoutScreen: View {
  @StateObject private var layout = WindowLayout()

  var body: some View { LayoutView().environmentObject(layout) }
}
