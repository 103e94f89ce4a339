import Combine
import Vending

final class Line {
  @Published var isUp = false
}

final class Journal: ObservableObject {
  @Published var title = ""
}

func run() {
  let item = make(Journal.self)
  item.report()
  item.objectWillChange.send()  // expect: object-will-change "objectWillChange"
}
