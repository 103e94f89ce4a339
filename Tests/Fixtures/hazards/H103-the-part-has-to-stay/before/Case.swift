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

func printRanges(of radar: Radar) -> AnyCancellable {
  radar.$range.sink { print($0) }  // expect: published-projection "$range"
}

struct FerryView: View {
  @StateObject private var ferry = Ferry()

  var body: some View { Button("\(ferry.radar.range)") { ferry.radar.range += 1 } }
}
