import SwiftUI

final class Flags: ObservableObject {
  @Published var isOn = false
  #if DEBUG
    @Published var isVerbose = true
    var traces: [String] = []
  #else
    @Published var isVerbose = false
  #endif

  #if os(macOS)
  @Published
  var window = 0
  #endif
}

struct FlagsView: View {
  #if DEBUG
    @StateObject private var flags = Flags()
  #else
    @ObservedObject var flags: Flags
  #endif

  var body: some View {
    Toggle("On", isOn: $flags.isOn)
  }
}
