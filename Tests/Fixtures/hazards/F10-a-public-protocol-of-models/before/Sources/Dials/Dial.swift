import SwiftUI

/// What clients show on a dial; their own classes conform to it.
public protocol Dialled: ObservableObject {  // expect: observable-object-constraint "ObservableObject"
  var angle: Double { get set }
}

final class StillDial: Dialled {
  @Published var angle = 0.0
}

public struct Dial<Model: Dialled>: View {
  @ObservedObject var model: Model

  public init(model: Model) { self.model = model }

  public var body: some View { Slider(value: $model.angle) }
}
