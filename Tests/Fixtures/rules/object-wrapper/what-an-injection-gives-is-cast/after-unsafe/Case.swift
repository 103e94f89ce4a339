import SwiftUI
import UIKit

@MainActor @Observable final class Carrier {
  var load = 1
}

struct CarrierView: View {
  @Environment(Carrier.self) private var carrier

  var body: some View { Text("\(carrier.load)") }
}

final class CarrierController<Content: View>:
  // expect-next: object-wrapper "UIHostingController<ModifiedContent<Content, _EnvironmentKeyWritingModifier<Carrier?>>>"
  UIHostingController<ModifiedContent<Content, _EnvironmentKeyWritingModifier<Carrier?>>>
{
  init(root: Content) {
    let carrier = Carrier()
    super.init(
      rootView: root.environment(carrier)
        // expect-next: object-wrapper "ModifiedContent<Content, _EnvironmentKeyWritingModifier<Carrier?>>"
        as! ModifiedContent<Content, _EnvironmentKeyWritingModifier<Carrier?>>)
  }

  required init?(coder: NSCoder) { nil }
}
