import SwiftUI

protocol Device: ObservableObject {  // expect: constrained-to-observable-object "Device"
  var name: String { get }
}

final class Speaker: Device {
  @Published var name = "Speaker"
}

func describe<Model: ObservableObject>(_ model: Model) -> String { String(describing: model) }

struct DeviceView: View {
  let device: any Device

  var body: some View {
    Text(device.name + describe(device))  // expect: constrained-to-observable-object "device"
  }
}
