import Foundation
import SwiftUI

@Observable final class Plaque: NSObject {
  var size = 1
  @ObservationIgnored @objc var maker = "Foundry"
  @NSCopying var text: NSString = "To all"  // error: '@NSCopying' is only valid on stored properties
}

struct PlaqueView: View {
  var plaque: Plaque

  var body: some View { Text("\(plaque.size) \(plaque.text)") }
}
