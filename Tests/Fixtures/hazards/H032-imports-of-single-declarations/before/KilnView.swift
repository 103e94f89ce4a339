import struct SwiftUI.StateObject
import struct SwiftUI.Text
import protocol SwiftUI.View

// The file takes what it needs from SwiftUI by name: `State` has to be taken too.
struct KilnView: View {
  @StateObject private var kiln = Kiln()

  var body: some View {
    Text("\(kiln.degrees) degrees")
  }
}
