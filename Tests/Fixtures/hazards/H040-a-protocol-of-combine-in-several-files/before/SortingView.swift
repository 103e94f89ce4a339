import SwiftUI

struct SortingView<Model>: View where Model: Sorting {
  @StateObject private var model: Model
  let title: String

  init(title: String, model: @autoclosure @escaping () -> Model) {
    self.title = title
    _model = StateObject(wrappedValue: model())
  }

  var body: some View {
    Text("\(title): \(String(describing: model.key))")
    Button("Reset") { model.reset() }
  }
}

struct MailView: View {
  var body: some View { SortingView(title: "Mail", model: MailSorting()) }
}
