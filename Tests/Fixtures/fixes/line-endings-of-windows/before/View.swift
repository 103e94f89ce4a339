import SwiftUI

struct ModelView: View {
  @EnvironmentObject var model: Model

  var body: some View {
    TextField("Name", text: $model.name)
  }
}
