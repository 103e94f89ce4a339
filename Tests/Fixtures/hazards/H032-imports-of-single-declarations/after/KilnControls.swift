import struct SwiftUI.Bindable
import struct SwiftUI.Environment
import struct SwiftUI.EnvironmentObject
import struct SwiftUI.ObservedObject
import struct SwiftUI.Stepper
import struct SwiftUI.Text
import struct SwiftUI.VStack
import protocol SwiftUI.View

struct KilnControls: View {
  @Bindable var kiln: Kiln
  @Environment(Kiln.self) var other

  var body: some View {
    VStack {
      Stepper("Degrees", value: $kiln.degrees)
      Text("\(other.degrees)")
    }
  }
}

struct KilnDial: View {
  @Environment(Kiln.self) var kiln

  var body: some View {
    @Bindable var kiln = kiln
    VStack {
      Stepper("Degrees", value: $kiln.degrees)
    }
  }
}

struct KilnPair: View {
  var kiln: Kiln

  var body: some View {
    KilnControls(kiln: kiln).environment(kiln)
  }
}
