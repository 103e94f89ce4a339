import SwiftUI

final class Turnstile: ObservableObject {
  @Published var guests = 0
  @Published private(set) var isOpen = true
  var swipes = 0

  func swipe() {
    swipes += 1
    if isOpen { guests += 1 }
  }

  func close() {
    isOpen = false
  }
}

struct TurnstileView: View {
  @ObservedObject var turnstile: Turnstile

  var body: some View {
    VStack {
      Text("\(turnstile.guests) guests")
      Text(turnstile.isOpen ? "open" : "closed")
    }
  }
}
