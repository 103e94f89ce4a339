// error: invalid redeclaration of synthesized property '_dark'
import SwiftUI

@Observable final class Settings {
  @AppStorage("dark") var dark = false
  var name = ""
}
