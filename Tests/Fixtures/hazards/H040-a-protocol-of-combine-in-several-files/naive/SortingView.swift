import SwiftUI

struct SortingView<Model>: View where Model: Sorting {
  @State private var model: Model
  let title: String

  init(title: String, model: @autoclosure @escaping () -> Model) {
    self.title = title
    _model = StateObject(wrappedValue: model())  // error: cannot assign value of type 'StateObject<Model>' to type 'State<Model>'
  }

  var body: some View {
    Text("\(title): \(String(describing: model.key))")
    Button("Reset") { model.reset() }
  }
}

struct MailView: View {
  var body: some View { SortingView(title: "Mail", model: MailSorting()) }
}
