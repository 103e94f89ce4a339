import SwiftUI

struct MailView: View {
  @State var model = MailModel()

  var body: some View {
    TextField("Query", text: $model.query)
    Busy(model: model)
  }
}

struct Busy: View {
  var model: ScreenModel

  var body: some View { Text(model.isBusy ? "…" : model.failure ?? "") }
}
