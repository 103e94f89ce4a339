import Combine

protocol Editing: ObservableObject {
  var title: String { get set }
}

final class Editor: Editing {
  @Published var title = ""
}

/// Only the tests have this one.
final class Pretender: Editing {
  var title = ""
}

final class Desk<Pen: Editing> {
  var pen: Pen

  init(pen: Pen) { self.pen = pen }
}

/// Says nothing of `Editor`.
func pretend(at desk: Desk<Pretender>, or other: Desk<Pretender>!) {
  desk.pen.objectWillChange.send()  // expect: object-will-change "objectWillChange"
  other.pen.objectWillChange.send()  // expect: object-will-change "objectWillChange"
}
