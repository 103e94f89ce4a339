import Combine
import SwiftUI

final class Rower: ObservableObject {
  @Published var pulse = 60
}

@Observable final class Crew {
  private(set) var changes = 0
  let rower = Rower()
  private var subscriptions = Set<AnyCancellable>()

  init() {
    rower.objectWillChange
      .sink { [weak self] _ in
        self?.changes += 1
        self?.objectWillChange.send()  // error: value of type 'Crew' has no member
      }
      .store(in: &subscriptions)
  }
}

struct CrewView: View {
  @State private var crew = Crew()

  var body: some View { Button("\(crew.changes)") { crew.rower.pulse += 1 } }
}
