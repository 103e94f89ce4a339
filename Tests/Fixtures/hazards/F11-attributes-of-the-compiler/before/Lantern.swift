import SwiftUI

@_marker public protocol Lit {}

@_spi(Tests) public final class Lantern: ObservableObject, Lit {  // expect: observable-object-class "Lantern"
  @_spi(Tests) @Published public var brightness = 0.5
  @_spi(Tests) public var colour = "white"
}

struct LanternView: View {
  @StateObject private var lantern = Lantern()

  var body: some View {
    Slider(value: $lantern.brightness)
    Text(lantern.colour)
    Button("Red") { lantern.colour = "red" }
  }
}
