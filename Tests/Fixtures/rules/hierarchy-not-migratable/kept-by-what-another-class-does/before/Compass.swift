import SwiftUI

final class Compass: Dial {
  @Published var isLocked = false

  func shake() {
    // says-next: "'Compass' stays: 'objectWillChange' is used here"
    objectWillChange.send()
    // says-previous: "it stays together with 'Compass': 'objectWillChange' is used here"
  }
}
