import Stamps
import SwiftUI

@main
struct AlbumApp: App {
  @StateObject private var stamp = Stamp()

  var body: some Scene {
    WindowGroup { StampView(stamp: stamp) }
  }
}

struct StampView: View {
  @ObservedObject var stamp: Stamp

  var body: some View { TextField("Country", text: $stamp.country) }
}
