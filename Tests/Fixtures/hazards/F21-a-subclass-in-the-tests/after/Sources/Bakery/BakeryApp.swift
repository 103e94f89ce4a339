import SwiftUI

@main
struct BakeryApp: App {
  @State private var oven = Oven()

  var body: some Scene {
    WindowGroup { OvenView(oven: oven) }
  }
}
