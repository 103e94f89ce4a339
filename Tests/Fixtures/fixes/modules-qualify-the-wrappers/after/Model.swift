import Combine
import SwiftUI

@Observable final class Deck {
  var cards = 0
  var name = ""
}
