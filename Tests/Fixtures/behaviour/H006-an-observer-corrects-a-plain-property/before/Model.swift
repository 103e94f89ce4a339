import SwiftUI

final class Kettle: ObservableObject {
  @Published var isOn = false
  var target = 80 {
    didSet { target = min(target, 100) }
  }
}

struct KettleView: View {
  @ObservedObject var kettle: Kettle

  var body: some View { Text(kettle.isOn ? "heats" : "rests") }
}
