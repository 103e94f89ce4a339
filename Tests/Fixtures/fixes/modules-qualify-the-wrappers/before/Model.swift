import Combine
import SwiftUI

final class Deck: Combine.ObservableObject {
  @Combine.Published var cards = 0
  @SwiftUI.Published var name = ""
}
