import SwiftUI

enum Space {
  @Observable final class Model<T> {}
}

struct Screen<M: AnyObject & Observable>: View {
  @Environment(M.self) var model
  @Environment(Space.Model<Int>.self) var other
  var body: some View { Text("") }
}
