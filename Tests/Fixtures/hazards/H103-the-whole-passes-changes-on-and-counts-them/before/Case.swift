import Combine
import SwiftUI

final class Rower: ObservableObject {
  @Published var pulse = 60
}

final class Crew: ObservableObject {
  @Published private(set) var changes = 0
  let rower = Rower()
  private var subscriptions = Set<AnyCancellable>()

  init() {
    rower.objectWillChange  // expect: object-will-change "objectWillChange"
      .sink { [weak self] _ in
        self?.changes += 1
        self?.objectWillChange.send()  // expect: object-will-change "objectWillChange"
      }
      .store(in: &subscriptions)
  }
}

struct CrewView: View {
  @StateObject private var crew = Crew()

  var body: some View { Button("\(crew.changes)") { crew.rower.pulse += 1 } }
}
