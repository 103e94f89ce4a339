import Combine
import SwiftUI

// As long as something is to be set up, what the initialiser sets calls no observer.
final class Kiln: ObservableObject {
  @Published var degrees = 20 {  // expect: published-property "@Published"
    didSet { print("Heating to", degrees) }
  }
  @Published var glaze: String {  // expect: published-property "@Published"
    didSet { print("Glazing with", glaze) }
  }
  private let code: String

  init(saved: Int, glaze: String?) {
    _degrees = Published(initialValue: saved)
    if let glaze {
      _glaze = Published(initialValue: glaze)
    } else {
      self._glaze = .init(wrappedValue: "salt")
    }
    code = "\(saved)"
  }
}

final class Smoker: NSObject, ObservableObject {
  @Published var wood = "oak" {  // expect: published-property "@Published"
    didSet { print("Smoking with", wood) }
  }

  init(wood: String) {
    _wood = Published(initialValue: wood)
    super.init()
  }
}

struct KilnView: View {
  @ObservedObject var kiln: Kiln
  @ObservedObject var smoker: Smoker

  var body: some View {
    Stepper("\(kiln.degrees)", value: $kiln.degrees)
    Text(kiln.glaze + smoker.wood)
  }
}
