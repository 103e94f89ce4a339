import Combine
import Vending

final class Line {
  @Published var isUp = false
  func dial(again: Bool) {}
}

final class Journal: ObservableObject {
  @Published var title = ""
}

func run() {
  #if MODEM
    let item = make(Line.self)
  #else
    let item = make(Journal.self)
  #endif
  #if MODEM
    item.dial(again: true)
  #else
    item.objectWillChange.send()  // expect: object-will-change "objectWillChange"
  #endif
}
