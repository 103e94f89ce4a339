import Architecture
import SwiftUI

@main
struct LightsApp: App {
  @StateObject private var lights = ViewStore([false, true])

  var body: some Scene {
    WindowGroup { LightsView(lights: lights) }
  }
}

struct LightsView: View {
  @ObservedObject var lights: ViewStore<[Bool]>

  var body: some View {
    Text("\(lights.state.count)")
    Button("Add") { lights.state.append(false) }
  }
}
