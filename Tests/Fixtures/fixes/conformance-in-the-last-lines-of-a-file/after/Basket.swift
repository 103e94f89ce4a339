import SwiftUI

@Observable final class Basket {
  var note = ""
}
