import SwiftUI

final class Lighthouse: ObservableObject {
  @Published var keeper: String?
  @Published var lamp: Int!
  #if DEBUG
  @Published var fog = true
  #else
  @Published var fog = false
  #endif
  weak var observer: Lighthouse?
}

struct LighthouseView: View {
  @ObservedObject var house: Lighthouse

  var body: some View {
    Text("\(house.keeper ?? "nobody"), lamp \(house.lamp ?? 0), \(house.fog ? "fog" : "clear")")
  }
}
