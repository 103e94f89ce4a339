import SwiftUI

@Observable final class Turntable {
  var speed = 33
}

@MainActor
func observed(_ turntables: [Turntable]) -> [Any] {
  turntables.map(ObservedObject.init(wrappedValue:))  // error: 'ObservableObject'
}
