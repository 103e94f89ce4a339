import SwiftUI

class Oven: ObservableObject {  // expect: observable-object-class "Oven"
  @Published var loaves = 0

  init() {}

  func bake() { loaves += 10 }
}

struct OvenView: View {
  @ObservedObject var oven: Oven

  var body: some View { Button("\(oven.loaves)") { oven.bake() } }
}
