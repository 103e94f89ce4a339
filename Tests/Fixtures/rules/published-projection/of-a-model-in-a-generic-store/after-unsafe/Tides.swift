import Combine
import SwiftUI

@Observable final class Harbour {
  var heights: [Int] = [] {
    willSet { heightsSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var heightsSubject = CurrentValueSubject<[Int], Never>(heights)
}

final class Keeper<Content> {
  private(set) var content: Content

  init(_ content: Content) { self.content = content }
}

typealias HarbourKeeper = Keeper<Harbour>

extension HarbourKeeper {
  static var shared: HarbourKeeper { HarbourKeeper(Harbour()) }
}

@Observable final class TideTable {
  private(set) var heights: [Int] = []
  private let keeper = HarbourKeeper.shared
  @ObservationIgnored private var subscriptions: Set<AnyCancellable> = []

  func listen() {
    keeper.content.heightsSubject  // expect: published-projection "$heights"
      .sink { [weak self] in self?.heights = $0 }
      .store(in: &subscriptions)
  }
}

struct TideView: View {
  @State private var table = TideTable()

  var body: some View {
    Text("\(table.heights.count) tides")
      .onAppear { table.listen() }
  }
}
