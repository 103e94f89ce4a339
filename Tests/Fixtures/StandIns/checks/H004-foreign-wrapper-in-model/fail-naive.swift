// error: property wrapper cannot be applied to a computed property
// error: invalid redeclaration of synthesized property '_level'
import SwiftUI

@propertyWrapper struct Clamped {
  var wrappedValue: Int
}

@Observable final class Model {
  @Clamped var level = 3
  var name = ""
}
