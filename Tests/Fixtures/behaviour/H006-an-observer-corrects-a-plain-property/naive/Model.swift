import SwiftUI

@Observable final class Kettle {
  var isOn = false
  var target = 80 {
    didSet { target = min(target, 100) }
  }
}

struct KettleView: View {
  var kettle: Kettle

  var body: some View { Text(kettle.isOn ? "heats" : "rests") }
}
