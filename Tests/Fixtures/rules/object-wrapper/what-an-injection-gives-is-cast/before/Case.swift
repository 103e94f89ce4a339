import SwiftUI
import UIKit

@MainActor final class Carrier: ObservableObject {
  @Published var load = 1
}

struct CarrierView: View {
  @EnvironmentObject private var carrier: Carrier

  var body: some View { Text("\(carrier.load)") }
}

final class CarrierController<Content: View>:
  // expect-next: object-wrapper "UIHostingController<ModifiedContent<Content, _EnvironmentKeyWritingModifier<Carrier?>>>"
  UIHostingController<ModifiedContent<Content, _EnvironmentKeyWritingModifier<Carrier?>>>
{
  init(root: Content) {
    let carrier = Carrier()
    super.init(
      rootView: root.environmentObject(carrier)
        // expect-next: object-wrapper "ModifiedContent<Content, _EnvironmentKeyWritingModifier<Carrier?>>"
        as! ModifiedContent<Content, _EnvironmentKeyWritingModifier<Carrier?>>)
  }

  required init?(coder: NSCoder) { nil }
}
