import Combine
import SwiftUI

// As long as something is to be set up, what the initialiser sets calls no observer.
@Observable final class Kiln {
  var degrees = 20 {  // expect: published-property "@Published"
    didSet { print("Heating to", degrees) }
  }
  var glaze: String {  // expect: published-property "@Published"
    didSet { print("Glazing with", glaze) }
  }
  private let code: String

  init(saved: Int, glaze: String?) {
    self.degrees = saved
    if let glaze {
      self.glaze = glaze
    } else {
      self.glaze = "salt"
    }
    code = "\(saved)"
  }
}

@Observable final class Smoker: NSObject {
  var wood = "oak" {  // expect: published-property "@Published"
    didSet { print("Smoking with", wood) }
  }

  init(wood: String) {
    self.wood = wood
    super.init()
  }
}

struct KilnView: View {
  @Bindable var kiln: Kiln
  var smoker: Smoker

  var body: some View {
    Stepper("\(kiln.degrees)", value: $kiln.degrees)
    Text(kiln.glaze + smoker.wood)
  }
}
