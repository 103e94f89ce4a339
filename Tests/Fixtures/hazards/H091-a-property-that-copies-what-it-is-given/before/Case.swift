import Foundation
import SwiftUI

final class Plaque: NSObject, ObservableObject {
  @Published var size = 1
  @objc var maker = "Foundry"
  // says-next: "a tracked property is computed, where '@NSCopying' cannot stand"
  @NSCopying var text: NSString = "To all"  // expect: unsupported-declaration "text"
}

struct PlaqueView: View {
  @ObservedObject var plaque: Plaque

  var body: some View { Text("\(plaque.size) \(plaque.text)") }
}
