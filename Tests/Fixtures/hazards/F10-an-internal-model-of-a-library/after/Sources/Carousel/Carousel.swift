import SwiftUI

@Observable final class Position {  // expect: observable-object-class "Position"
  var index = 0
}

public struct Carousel: View {
  @State private var position = Position()

  public init() {}

  public var body: some View { Stepper("Page", value: $position.index) }
}
