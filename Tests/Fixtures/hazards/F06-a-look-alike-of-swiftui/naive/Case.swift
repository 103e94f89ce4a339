import Observation
import SwiftCrossUI

@Observable final class Tide {
  var metres = 1.5
}

struct TideView: View {
  @State var tide = Tide()  // error: requires that 'Tide' conform to 'ObservableObject'

  var body: Text { Text("\(tide.metres) m") }
}
