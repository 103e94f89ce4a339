import SwiftUI

/// Another app reads a member of that name of something of unknown type: it is none of these.
@Observable final class Booth {
  var title = ""
  // says-not-next: "a view may read it"
  @ObservationIgnored var visitors = 0  // expect: unpublished-stored-property "visitors"
  // says-next: "becomes tracked because a view may read it"
  var takings = 0  // expect: unpublished-stored-property "takings"
}

struct Coin {
  var takings = 1
}

struct BoothView: View {
  var booth: Booth
  let coins: [Coin]

  var body: some View {
    Text(booth.title + summary())
    Button("Open") {
      booth.visitors += 1
      booth.takings += 1
    }
  }

  private func summary() -> String {
    for coin in Dictionary(grouping: coins, by: { _ in 0 }).values.joined() {
      print(coin.takings)
    }
    return ""
  }
}
