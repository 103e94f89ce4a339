import SwiftUI

final class Clock: ObservableObject {
  @Published var hour = 0
}

typealias Owned<Value> = Value

struct Hands: View {
  @StateObject private var clock: Owned<Clock> = Clock()  // expect: unresolved-model "clock"

  var body: some View {
    Text("\(clock.hour)")
  }
}
