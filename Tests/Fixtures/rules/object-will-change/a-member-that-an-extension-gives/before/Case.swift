import Combine
import Vending

final class Line {
  @Published var isUp = false
  func dial() {}
  func hang() {}
  func wait() {}
}

class Sheet {
  func dial() {}
}

protocol Waiting {}

extension Waiting {
  func wait() {}
}

extension Identifiable where Self: AnyObject {
  func hang() {}
}

final class Journal: Sheet, ObservableObject, Identifiable {
  @Published var title = ""
}

extension Journal: Waiting {}

func dial() {
  let item = make(Journal.self)
  item.dial()
  item.objectWillChange.send()  // expect: object-will-change "objectWillChange"
}

func hang() {
  let item = make(Journal.self)
  item.hang()
  item.objectWillChange.send()  // expect: object-will-change "objectWillChange"
}

func wait() {
  let item = make(Journal.self)
  item.wait()
  item.objectWillChange.send()  // expect: object-will-change "objectWillChange"
}
