import SwiftUI

@Observable final class Kettle {
  var degrees = 20
}

struct KettleView: View {
  @State private var kettle = Kettle()

  var body: some View { Text("\(kettle.degrees)") }
}

func warmUp() {
  typealias Device = Kettle
  let device: Device = .init()
  device.objectWillChange.send()
}
