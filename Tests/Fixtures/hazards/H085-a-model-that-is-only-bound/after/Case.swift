import SwiftUI

@Observable final class Oven {
  var isHot = false
}

struct OvenSwitch: View {
  // says-not-next: "will no longer redraw it"
  @Bindable var oven: Oven  // expect: observed-object "@ObservedObject"

  var body: some View { Toggle("Hot", isOn: $oven.isHot) }
}

struct Kitchen: View {
  @State private var oven = Oven()

  var body: some View { OvenSwitch(oven: oven) }
}
