import SwiftCrossUI

final class Tide: ObservableObject {
  @Published var metres = 1.5
}

struct TideView: View {
  @State var tide = Tide()

  var body: Text { Text("\(tide.metres) m") }
}
