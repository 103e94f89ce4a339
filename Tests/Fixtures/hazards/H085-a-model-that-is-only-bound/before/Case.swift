import SwiftUI

final class Oven: ObservableObject {
  @Published var isHot = false
}

struct OvenSwitch: View {
  // says-not-next: "will no longer redraw it"
  @ObservedObject var oven: Oven  // expect: observed-object "@ObservedObject"

  var body: some View { Toggle("Hot", isOn: $oven.isHot) }
}

struct Kitchen: View {
  @StateObject private var oven = Oven()

  var body: some View { OvenSwitch(oven: oven) }
}
