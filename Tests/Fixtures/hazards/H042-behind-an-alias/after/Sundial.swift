import SwiftUI

@Observable final class Sundial {  // expect: observable-object-class "Sundial"
  var angle = 10.0
}

@Observable final class Hourglass: Identifiable {  // expect: observable-object-class "Hourglass"
  var grains = 900
}

struct ClocksView: View {
  @State private var sundial = Sundial()
  var hourglass: Hourglass

  var body: some View {
    Slider(value: $sundial.angle)
    Text("\(hourglass.grains)")
  }
}
