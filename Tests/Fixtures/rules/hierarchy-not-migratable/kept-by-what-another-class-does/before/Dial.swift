import SwiftUI

// says-not-next: "used here"
class Dial: ObservableObject {  // expect: hierarchy-not-migratable "Dial"
  @Published var angle = 0.0
}

struct DialView: View {
  @ObservedObject var dial: Dial

  var body: some View { Text("\(dial.angle)") }
}
