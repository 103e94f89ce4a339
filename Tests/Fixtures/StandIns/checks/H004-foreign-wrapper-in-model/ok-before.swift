import SwiftUI

@propertyWrapper struct Clamped {
  var wrappedValue: Int
}

final class Model: ObservableObject {
  @Clamped var level = 3
  @Published var name = ""
}
