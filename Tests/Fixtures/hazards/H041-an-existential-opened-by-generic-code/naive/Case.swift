import SwiftUI

protocol Device: AnyObject, Observable {
  var name: String { get }
}

@Observable final class Speaker: Device {
  var name = "Speaker"
}

func describe<Model: ObservableObject>(_ model: Model) -> String { String(describing: model) }

struct DeviceView: View {
  let device: any Device

  var body: some View {
    Text(device.name + describe(device))  // error: global function 'describe' requires that 'Model' conform to 'ObservableObject'
  }
}
