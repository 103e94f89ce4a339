import SwiftUI

final class Blind: ObservableObject {
  @Published var position = 0.5
  @Published private(set) var moves = 0

  func move(to position: Double) {
    self.position = position
    moves += 1
  }
}

struct BlindView: View {
  @ObservedObject var blind: Blind  // expect: observed-object "@ObservedObject"

  private var isOpen: Binding<Bool> {
    Binding(
      get: { blind.position > 0 },
      set: { blind.move(to: $0 ? 1 : 0) })
  }

  var body: some View {
    Toggle("Open", isOn: isOpen)
    Slider(value: Binding { blind.position } set: { blind.move(to: $0) })
    Text("\(blind.moves) moves")
  }
}
