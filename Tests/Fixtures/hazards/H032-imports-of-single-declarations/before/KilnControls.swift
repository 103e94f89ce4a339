import struct SwiftUI.EnvironmentObject
import struct SwiftUI.ObservedObject
import struct SwiftUI.Stepper
import struct SwiftUI.Text
import struct SwiftUI.VStack
import protocol SwiftUI.View

struct KilnControls: View {
  @ObservedObject var kiln: Kiln
  @EnvironmentObject var other: Kiln

  var body: some View {
    VStack {
      Stepper("Degrees", value: $kiln.degrees)
      Text("\(other.degrees)")
    }
  }
}

struct KilnDial: View {
  @EnvironmentObject var kiln: Kiln

  var body: some View {
    VStack {
      Stepper("Degrees", value: $kiln.degrees)
    }
  }
}

struct KilnPair: View {
  @ObservedObject var kiln: Kiln

  var body: some View {
    KilnControls(kiln: kiln).environmentObject(kiln)
  }
}
