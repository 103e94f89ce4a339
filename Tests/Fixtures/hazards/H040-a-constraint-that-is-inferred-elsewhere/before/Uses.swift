import Combine

final class Novel: ObservableObject {
  @Published var chapters = 12
}

final class Poem: ObservableObject, Stored {
  @Published var lines = 14
}

final class Essay: ObservableObject {
  @Published var words = 4000
}

struct Cover: Page {
  let model: Novel  // expect: constrained-to-observable-object "model"
}

func shelve(_ cover: Cover, _ poem: Poem, _ essay: Essay) {
  store(cover) { _ in }
  poem.copy(to: nil)  // expect: constrained-to-observable-object "copy"
  // expect-next: constrained-to-observable-object "Shelf<Model>" ; constrained-to-observable-object "Shelf<Model>"
  func put<Model>(_ model: Model) -> Shelf<Model> { Shelf(model: model) }
  _ = put(essay)
}
