import Combine
import SwiftUI

final class Sail: ObservableObject {
  @Published var area = 12
}

final class Yacht: ObservableObject {
  @Published var name = ""
  let sail = Sail()
  private var subscriptions = Set<AnyCancellable>()

  init(name: String) {
    self.name = name
    // expect-next: object-will-change "objectWillChange" ; object-will-change "objectWillChange"
    sail.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() }
      .store(in: &subscriptions)
  }
}

struct YachtView: View {
  @StateObject private var yacht = Yacht(name: "Gull")

  var body: some View { Button("\(yacht.sail.area)") { yacht.sail.area += 1 } }
}
