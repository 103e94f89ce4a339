import Combine
import SwiftUI

@Observable final class Sail {
  var area = 12
}

@Observable final class Yacht {
  var name = ""
  let sail = Sail()
  @ObservationIgnored private var subscriptions = Set<AnyCancellable>()

  init(name: String) {
    self.name = name
    // expect-next: object-will-change "objectWillChange" ; object-will-change "objectWillChange"
  }
}

struct YachtView: View {
  @State private var yacht = Yacht(name: "Gull")

  var body: some View { Button("\(yacht.sail.area)") { yacht.sail.area += 1 } }
}
