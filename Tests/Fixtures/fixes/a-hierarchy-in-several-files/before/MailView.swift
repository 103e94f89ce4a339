import SwiftUI

struct MailView: View {
  @StateObject var model = MailModel()

  var body: some View {
    TextField("Query", text: $model.query)
    Busy(model: model)
  }
}

struct Busy: View {
  @ObservedObject var model: ScreenModel

  var body: some View { Text(model.isBusy ? "…" : model.failure ?? "") }
}
