import Combine

protocol Report {
  init()
}

extension Report {
  init(about model: some ObservableObject) { self.init() }
}

struct Summary: Report {}

extension RangeReplaceableCollection {
  init<Model: ObservableObject>(namesOf model: Model) { self.init() }
}
