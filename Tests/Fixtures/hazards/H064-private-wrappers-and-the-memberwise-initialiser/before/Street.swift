import SwiftUI

struct StreetView: View {
  @StateObject private var till = Till()
  @StateObject private var oven = Oven()

  var body: some View {
    Group {
      BakeryView(name: "North")
      BakeryView(name: "South", isOpen: false)
      OvenView(oven: oven, name: "Old")
    }
    .environmentObject(till)
  }
}
