import Stamps
import SwiftUI

@main
struct AlbumApp: App {
  @State private var stamp = Stamp()

  var body: some Scene {
    WindowGroup { StampView(stamp: stamp) }
  }
}

struct StampView: View {
  @Bindable var stamp: Stamp

  var body: some View { TextField("Country", text: $stamp.country) }
}
