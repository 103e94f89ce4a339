import Combine
import Vending

final class Line {
  @Published var isUp = false
  var tone: Int { 1 }
}

final class Journal: ObservableObject {
  @Published var title = ""
}

@dynamicMemberLookup
struct Box<Kept> {
  var kept: Kept
  var tone = 1
  subscript<T>(dynamicMember path: KeyPath<Kept, T>) -> T { kept[keyPath: path] }
}

func run() {
  let item = make(Box<Journal>.self)
  print(item.tone)
  item.objectWillChange.send()  // expect: object-will-change "objectWillChange"
}
