// error: property wrapper cannot be applied to a computed property
import SwiftUI

@Observable final class Model {
  @Environment(\.locale) var locale
  var name = ""
}
