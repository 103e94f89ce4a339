import SwiftUI

@Observable final class Notice {
  var text = ""
}
