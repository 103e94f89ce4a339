import SwiftUI

@Observable final class Model {
  var name = ""
}

struct Screen: View {
  @StateObject var one = Model()
  // error: generic struct 'StateObject' requires that 'Model' conform to 'ObservableObject'
  @ObservedObject var two: Model
  // error: generic struct 'ObservedObject' requires that 'Model' conform to 'ObservableObject'
  var body: some View { Text(one.name) }
}
