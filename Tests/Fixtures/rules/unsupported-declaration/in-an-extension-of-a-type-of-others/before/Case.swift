import SwiftUI
import UIKit

extension UIViewController {
  final class Oven: ObservableObject {  // expect: unsupported-declaration "Oven"
    @Published var heat = 0
  }
}

struct OvenView: View {
  @StateObject var oven = UIViewController.Oven()

  var body: some View { Text("\(oven.heat)") }
}
