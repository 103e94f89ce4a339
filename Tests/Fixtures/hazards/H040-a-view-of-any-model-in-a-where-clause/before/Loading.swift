import SwiftUI

protocol Loadable {
  var isLoading: Bool { get }
}

struct Loading<Model, Content>: View
where Model: Loadable, Model: ObservableObject, Content: View {
  @StateObject private var model: Model
  private let content: (Model) -> Content

  init(
    _ model: @autoclosure @escaping () -> Model,
    @ViewBuilder content: @escaping (Model) -> Content
  ) {
    _model = StateObject(wrappedValue: model())
    self.content = content
  }

  var body: some View {
    if model.isLoading { Text("Loading") } else { content(model) }
  }
}
