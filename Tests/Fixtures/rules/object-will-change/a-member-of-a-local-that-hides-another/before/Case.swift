import Combine
import Vending

final class Line {
  @Published var isUp = false
  func dial(again: Bool) {}
}

final class Journal: ObservableObject {
  @Published var title = ""
}

enum Post {
  case line(Line)
}

struct Loops {
  func run() {
    let item = make(Journal.self)
    item.objectWillChange.send()  // expect: object-will-change "objectWillChange"
    for item in make([Line].self) { item.dial(again: true) }
    for (_, item) in make([Int: Line].self) { item.dial(again: true) }
    for (index, item) in make([Line].self).enumerated() { item.dial(again: index > 0) }
    for case let item? in make([Line?].self) { item.dial(again: true) }
    for case .line(let item) in make([Post].self) { item.dial(again: true) }
    for item: Line in make([Line].self) where item.isUp { item.dial(again: true) }
    if let item = find(Line.self) { item.dial(again: false) }
    if case .line(let item) = make(Post.self) { item.dial(again: true) }
    if case let .line(item) = make(Post.self) { item.dial(again: true) }
    switch find(Line.self) {
    case let item?: item.dial(again: true)
    case nil: break
    }
    switch (make(Line.self), 1) {
    case (let item, _): item.dial(again: true)
    }
    make([Line].self).forEach { item in item.dial(again: true) }
    make([Line].self).forEach { (item) in item.dial(again: true) }
    make([Line].self).forEach { (item: Line) -> Void in item.dial(again: true) }
    let other = { [item = make(Line.self)] in item.dial(again: true) }
    func again(item: Line) { item.dial(again: true) }
    func more(_ item: Line) { item.dial(again: true) }
    while let item = find(Line.self) { item.dial(again: true) }
    do {
      let item = make(Line.self)
      item.dial(again: true)
    }
    struct Inner {
      let item: Line
      func call() { item.dial(again: true) }
    }
    let (first: item2, second: _) = (first: make(Line.self), second: 1)
    var dialed: Bool {
      let item = item2
      item.dial(again: true)
      return true
    }
    let (a, b) = (make(Line.self), { (item: Line) in item.dial(again: true) })
    other()
    print(dialed)
    b(a)
  }

  func leave(_ item: Line) {}

  func next() {
    let item = make(Journal.self)
    do {
      guard let item = find(Line.self) else {
        item.objectWillChange.send()  // expect: object-will-change "objectWillChange"
        return
      }
      item.dial(again: true)
    }
  }

  func last() {
    let item = make(Journal.self)
    if let item = find(Line.self) {
      item.dial(again: true)
    } else {
      item.objectWillChange.send()  // expect: object-will-change "objectWillChange"
    }
  }
}
