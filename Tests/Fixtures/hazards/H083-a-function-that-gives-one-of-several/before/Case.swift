import SwiftUI

final class Ferry: ObservableObject {
  @Published var cars = 0
}

final class Barge: ObservableObject {
  @Published var tons = 0
}

/// Of a choice, the type of one side says nothing of the other.
@MainActor
struct Fleet {
  var isLarge: Bool
  var spare: Ferry?

  func pick() -> any ObservableObject {  // expect: constrained-to-observable-object "pick" ; constrained-to-observable-object "pick"
    if isLarge { Barge() } else { Ferry() }
  }

  func anyOne() -> any ObservableObject {
    spare ?? Barge()
  }
}

struct HarbourView: View {
  @ObservedObject var ferry: Ferry
  @ObservedObject var barge: Barge
  var body: some View { Text("\(ferry.cars) \(barge.tons)") }
}
