import SwiftUI

@main
struct BakeryApp: App {
  @StateObject private var oven = Oven()

  var body: some Scene {
    WindowGroup { OvenView(oven: oven) }
  }
}
