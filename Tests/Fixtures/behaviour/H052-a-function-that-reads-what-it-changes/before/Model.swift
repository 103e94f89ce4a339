import SwiftUI

final class Granary: ObservableObject {
  @Published var sacks = [5, 8]

  func refill() {
    fill(&sacks)
  }

  private func fill(_ target: inout [Int]) {
    target.append(sacks.count)
  }
}

struct GranaryView: View {
  @ObservedObject var granary: Granary

  var body: some View { Text("\(granary.sacks)") }
}
