import SwiftUI

final class Lantern: ObservableObject {
  @Published var isLit = false
}

struct LanternView: View {
  #if os(iOS)
    @ObservedObject var lantern: Lantern  // expect: observed-object "@ObservedObject"
  #else
    @ObservedObject var lantern: Lantern  // expect: observed-object "@ObservedObject"
    @Environment(\.locale) private var locale
  #endif

  var body: some View {
    #if os(iOS)
      Text(lantern.isLit ? "lit" : "dark")
    #else
      Toggle(locale.identifier, isOn: $lantern.isLit)
    #endif
  }
}
