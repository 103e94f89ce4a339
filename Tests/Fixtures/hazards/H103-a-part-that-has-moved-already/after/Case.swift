import SwiftUI

@Observable final class Engine {
  var revolutions = 0
}

@Observable final class Boat {  // expect: observable-object-class "Boat"
  var engine = Engine()
  var name = ""
}

struct BoatView: View {
  @Bindable var boat: Boat

  var body: some View {
    TextField("Name", text: $boat.name)
    Stepper("Engine", value: $boat.engine.revolutions)
  }
}
