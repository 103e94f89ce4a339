internal import SwiftUI

@Observable final class Internal {
  var name = ""
}
