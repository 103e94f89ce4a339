import SwiftUI

final class Position: ObservableObject {  // expect: observable-object-class "Position"
  @Published var index = 0
}

public struct Carousel: View {
  @StateObject private var position = Position()

  public init() {}

  public var body: some View { Stepper("Page", value: $position.index) }
}
