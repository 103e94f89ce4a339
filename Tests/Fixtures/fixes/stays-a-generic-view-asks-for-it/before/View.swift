import SwiftUI

protocol PageModel: ObservableObject {
  var title: String { get set }
}

final class Home: PageModel {
  @Published var title = "Home"
}

final class Other: ObservableObject {
  @Published var title = "Other"
}

struct Page<Model: PageModel>: View {
  @ObservedObject var model: Model

  var body: some View { TextField("Title", text: $model.title) }
}

func observe<Model: ObservableObject>(_ model: Model) -> Model.ObjectWillChangePublisher {
  model.objectWillChange
}

struct Root: View {
  @StateObject private var home = Home()
  @StateObject private var other = Other()

  var body: some View {
    Page(model: home)
    Button(other.title) { _ = observe(other) }
  }
}
