/// A stream of values, as libraries of that kind have it.
class Observable<Element> {
  private var handlers: [(Element) -> Void] = []

  func subscribe(_ handler: @escaping (Element) -> Void) {
    handlers.append(handler)
  }

  func send(_ element: Element) {
    for handler in handlers { handler(element) }
  }
}
