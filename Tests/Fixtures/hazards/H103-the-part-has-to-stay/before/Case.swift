import Combine
import SwiftUI

final class Radar: ObservableObject {
  @Published var range = 10
}

final class Ferry: ObservableObject {
  @Published var name = "Elsa"
  let radar = Radar()
  private var subscriptions = Set<AnyCancellable>()

  init() {
    radar.objectWillChange
      .sink { [weak self] _ in self?.objectWillChange.send() }
      .store(in: &subscriptions)
  }
}

func ranges(of radar: Radar) -> Published<Int>.Publisher {
  radar.$range  // expect: published-projection "$range"
}

struct FerryView: View {
  @StateObject private var ferry = Ferry()

  var body: some View { Button("\(ferry.radar.range)") { ferry.radar.range += 1 } }
}
