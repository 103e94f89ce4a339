import SwiftUI

@Observable final class Flags {
  var isOn = false
  #if DEBUG
    var isVerbose = true
    @ObservationIgnored var traces: [String] = []
  #else
    var isVerbose = false
  #endif

  #if os(macOS)
  var window = 0
  #endif
}

struct FlagsView: View {
  #if DEBUG
    @State private var flags = Flags()
  #else
    @Bindable var flags: Flags
  #endif

  var body: some View {
    Toggle("On", isOn: $flags.isOn)
  }
}
