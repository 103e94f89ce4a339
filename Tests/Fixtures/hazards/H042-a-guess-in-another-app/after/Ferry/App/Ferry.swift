import SwiftUI

struct Cabin {
  var visitors = 1
}

struct CabinList: View {
  let cabins: [Cabin]

  var body: some View { Text(summary()) }

  private func summary() -> String {
    for cabin in Dictionary(grouping: cabins, by: { _ in 0 }).values.joined() {
      print(cabin.visitors)
    }
    return ""
  }
}
