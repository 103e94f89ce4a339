import SwiftUI

final class Sluice: ObservableObject {
  @Published var level = 0 {
    willSet { print("willSet: \(newValue)") }
    didSet { print("didSet: \(level)") }
  }
}

struct SluiceView: View {
  @ObservedObject var sluice: Sluice

  var body: some View { Text("level \(sluice.level)") }
}
