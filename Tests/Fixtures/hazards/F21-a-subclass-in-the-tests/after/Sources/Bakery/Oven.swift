import SwiftUI

@Observable class Oven {  // expect: observable-object-class "Oven"
  var loaves = 0

  init() {}

  func bake() { loaves += 10 }
}

struct OvenView: View {
  var oven: Oven

  var body: some View { Button("\(oven.loaves)") { oven.bake() } }
}
