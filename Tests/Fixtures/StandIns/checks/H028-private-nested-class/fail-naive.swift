// error: 'Model' is inaccessible due to 'private' protection level
import SwiftUI

struct Screen: View {
  @Observable private final class Model {
    var name = ""
  }
  @State private var model = Model()
  var body: some View { Text(model.name) }
}
