import SwiftUI

final class Carousel<Member: CustomStringConvertible>: ObservableObject {
  @Published var members: [Member]
  @Published var position = 0
  var turns = 0

  init(members: [Member]) {
    self.members = members
  }

  func turn() {
    turns += 1
    position = (position + 1) % members.count
  }
}

struct CarouselView: View {
  @ObservedObject var carousel: Carousel<String>

  var body: some View { Text(carousel.members[carousel.position].description) }
}
