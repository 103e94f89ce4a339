import SwiftUI

final class Podium: ObservableObject {
  // Changed on a copy, now and then: the observers need both values.
  @Published private(set) var scores = [3, 1, 3] {  // expect: published-property "@Published"
    didSet { lost += oldValue.count - scores.count }
  }
  @Published private(set) var prizes = [100, 50] {  // expect: published-property "@Published"
    didSet(before) { lost += before.count - prizes.count }
  }
  @Published private(set) var lost = 0  // expect: published-property "@Published"

  func keepTheBest() {
    scores.removeAll { $0 < (scores.max() ?? 0) }
    prizes.removeAll { $0 < (prizes.max() ?? 0) }
  }
}

struct PodiumView: View {
  @StateObject private var podium = Podium()

  var body: some View {
    Text("\(podium.scores.count) left for \(podium.prizes.count) prizes, \(podium.lost) lost")
    Button("Keep the best") { podium.keepTheBest() }
  }
}
