import SwiftUI

final class Kettle: ObservableObject {
  @Published var degrees = 20
}

struct KettleView: View {
  @StateObject private var kettle = Kettle()

  var body: some View { Text("\(kettle.degrees)") }
}

func warmUp() {
  typealias Device = Kettle
  let device: Device = .init()
  device.objectWillChange.send()  // expect: object-will-change "objectWillChange"
}
