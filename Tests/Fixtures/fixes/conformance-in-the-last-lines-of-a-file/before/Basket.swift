import SwiftUI

final class Basket {
  @Published var note = ""
}

/// Here for SwiftUI.
extension Basket: ObservableObject {
}
