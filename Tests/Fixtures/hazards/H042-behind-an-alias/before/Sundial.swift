import SwiftUI

final class Sundial: Watched {  // expect: observable-object-class "Sundial"
  @Published var angle = 10.0
}

final class Hourglass: Identifiable, WatchedHere {  // expect: observable-object-class "Hourglass"
  @Published var grains = 900
}

struct ClocksView: View {
  @StateObject private var sundial = Sundial()
  @ObservedObject var hourglass: Hourglass

  var body: some View {
    Slider(value: $sundial.angle)
    Text("\(hourglass.grains)")
  }
}
