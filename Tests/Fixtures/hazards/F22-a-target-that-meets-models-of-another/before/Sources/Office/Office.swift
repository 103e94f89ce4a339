import Combine
import Desk
import SwiftUI

// The model's own module is not imported here, and its value comes along all the same.
@MainActor final class Printer {
  var bag: [AnyCancellable] = []

  func watch() {
    drafts.open().$title.sink { print($0) }.store(in: &bag)  // expect: published-projection "$title"
  }
}
