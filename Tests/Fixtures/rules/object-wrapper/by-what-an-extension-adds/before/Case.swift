import SwiftUI

final class Lamp: ObservableObject { @Published var isOn = false }

extension ObservedObject.Wrapper {  // expect: object-wrapper "ObservedObject.Wrapper"
  subscript(number: Int) -> Int { number }
}

extension StateObject {
  init(making make: @escaping () -> ObjectType) { self.init(wrappedValue: make()) }
}

struct LampView: View {
  @ObservedObject var lamp: Lamp

  var body: some View {
    Toggle("On", isOn: $lamp.isOn)
    Text("\($lamp[1])")
  }
}

final class Torch: ObservableObject { @Published var isOn = false }

struct TorchView: View {
  @StateObject private var torch: Torch

  init() {
    _torch = StateObject(making: { Torch() })  // expect: object-wrapper "_torch"
  }

  var body: some View { Text(torch.isOn ? "on" : "off") }
}
