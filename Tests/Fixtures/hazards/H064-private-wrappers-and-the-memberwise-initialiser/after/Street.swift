import SwiftUI

struct StreetView: View {
  @State private var till = Till()
  @State private var oven = Oven()

  var body: some View {
    Group {
      BakeryView(name: "North")
      BakeryView(name: "South", isOpen: false)
      OvenView(oven: oven, name: "Old")
    }
    .environment(till)
  }
}
