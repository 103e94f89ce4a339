import SwiftUI

@Observable final class Engine {
  var revolutions = 0
}

final class Boat: ObservableObject {  // expect: observable-object-class "Boat"
  @Published var engine = Engine()
  @Published var name = ""
}

struct BoatView: View {
  @ObservedObject var boat: Boat

  var body: some View {
    TextField("Name", text: $boat.name)
    Stepper("Engine", value: $boat.engine.revolutions)
  }
}
