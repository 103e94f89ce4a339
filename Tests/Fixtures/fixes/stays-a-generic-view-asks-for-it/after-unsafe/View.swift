import SwiftUI

protocol PageModel: AnyObject, Observable {
  var title: String { get set }
}

@Observable final class Home: PageModel {
  var title = "Home"
}

final class Other: ObservableObject {
  @Published var title = "Other"
}

struct Page<Model: PageModel>: View {
  @Bindable var model: Model

  var body: some View { TextField("Title", text: $model.title) }
}

func observe<Model: ObservableObject>(_ model: Model) -> Model.ObjectWillChangePublisher {
  model.objectWillChange
}

struct Root: View {
  @State private var home = Home()
  @StateObject private var other = Other()

  var body: some View {
    Page(model: home)
    Button(other.title) { _ = observe(other) }
  }
}
