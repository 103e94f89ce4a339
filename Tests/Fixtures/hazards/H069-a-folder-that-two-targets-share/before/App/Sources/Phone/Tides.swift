import SwiftUI

final class Tides: ObservableObject {
  @Published var height = 0
}

struct PhoneRoot: View {
  @StateObject private var tides = Tides()

  var body: some View {
    TideView().environmentObject(tides)
  }
}
