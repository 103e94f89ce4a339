import SwiftUI

extension View {
  func inject<O: ObservableObject>(_ object: O) -> some View { environmentObject(object) }
}

@Observable final class Model {}

struct Root: View {
  var body: some View {
    // error: instance method 'inject' requires that 'Model' conform to 'ObservableObject'
    Text("").inject(Model())
  }
}
