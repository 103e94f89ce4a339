import Combine
import Vending

final class Line {
  @Published var isUp = false
  var isMissing: Bool { false }
}

final class Journal: ObservableObject {
  @Published var title = ""
}

extension Optional {
  var isMissing: Bool { self == nil }
}

func run() {
  let item = find(Journal.self)
  item?.objectWillChange.send()  // expect: object-will-change "objectWillChange"
  print(item.isMissing)
}

extension Optional where Wrapped == Journal {
  func dial() {}
}

func again() {
  let item = find(Journal.self)
  item?.objectWillChange.send()  // expect: object-will-change "objectWillChange"
  item.dial()
}
