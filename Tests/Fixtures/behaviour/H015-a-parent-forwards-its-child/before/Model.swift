import Combine
import SwiftUI

final class Engine: ObservableObject {
  @Published var speed = 0
}

final class Ferry: ObservableObject {
  @Published var name = "Aurelia"
  let engine = Engine()
  private var subscriptions: Set<AnyCancellable> = []

  init() {
    engine.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() }
      .store(in: &subscriptions)
  }
}

struct FerryView: View {
  @ObservedObject var ferry: Ferry

  var body: some View { Text("\(ferry.name) at \(ferry.engine.speed) knots") }
}
