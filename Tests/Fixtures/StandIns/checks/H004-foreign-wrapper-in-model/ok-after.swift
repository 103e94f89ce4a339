import SwiftUI

@propertyWrapper struct Clamped {
  var wrappedValue: Int
}

@Observable final class Model {
  @ObservationIgnored @Clamped var level = 3
  var name = ""
}
