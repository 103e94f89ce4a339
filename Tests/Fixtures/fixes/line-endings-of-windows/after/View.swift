import SwiftUI

struct ModelView: View {
  @Environment(Model.self) var model

  var body: some View {
    @Bindable var model = model
    TextField("Name", text: $model.name)
  }
}
