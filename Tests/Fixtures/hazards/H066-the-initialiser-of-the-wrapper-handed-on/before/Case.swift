import SwiftUI

final class Turntable: ObservableObject {
  @Published var speed = 33
}

@MainActor
func observed(_ turntables: [Turntable]) -> [Any] {
  turntables.map(ObservedObject.init(wrappedValue:))  // expect: object-wrapper "ObservedObject"
}
