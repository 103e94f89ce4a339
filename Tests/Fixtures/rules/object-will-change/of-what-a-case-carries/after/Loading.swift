import Combine
import Observation

final class Page: ObservableObject {
  @Published var title = ""
}

/// Nothing below says anything of it.
@Observable final class Ribbon {
  var color = 0
}

final class Sheet {
  var count = 0
}

enum Loading<Content> {
  case nothing
  case loaded(Content)
  case both(Content, Content)
  case edited(Sheet, by: Content)
}

func send(_ page: Loading<Page>, _ ribbons: Loading<[Page]>) {
  switch page {
  case .nothing: break
  case .loaded(let page): page.objectWillChange.send()  // expect: object-will-change "objectWillChange"
  case .both(let first, _): first.objectWillChange.send()  // expect: object-will-change "objectWillChange"
  case .edited(_, let page): page.objectWillChange.send()  // expect: object-will-change "objectWillChange"
  }
  if case .loaded(let pages) = ribbons {
    pages.first?.objectWillChange.send()  // expect: object-will-change "objectWillChange"
  }
  if case .both(let pair) = page {
    pair.0.objectWillChange.send()  // expect: object-will-change "objectWillChange"
  }
}
