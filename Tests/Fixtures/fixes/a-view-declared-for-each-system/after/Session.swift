import SwiftUI

@Observable final class Session {
  var filter = ""
}
