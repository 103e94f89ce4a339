import SwiftUI

@_marker public protocol Lit {}

@_spi(Tests) @Observable public final class Lantern: Lit {  // expect: observable-object-class "Lantern"
  @_spi(Tests) public var brightness = 0.5
  @_spi(Tests) public var colour = "white"
}

struct LanternView: View {
  @State private var lantern = Lantern()

  var body: some View {
    Slider(value: $lantern.brightness)
    Text(lantern.colour)
    Button("Red") { lantern.colour = "red" }
  }
}
