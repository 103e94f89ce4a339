import SwiftUI

final class Bell {
  private var timer: Timer?

  init() {
    timer = Timer.scheduledTimer(withTimeInterval: 60, repeats: true) { _ in print("bell") }
  }

  init(silentFor minutes: Int) {}
}

/// What a call leaves out is made for it.
@Observable final class Lesson {
  var title = ""
  private let bell: Bell

  init(title: String = "", bell: Bell = Bell()) {
    self.title = title
    self.bell = bell
  }
}

enum Line {
  static func open() -> Int {
    print("opened")
    return 3
  }
}

@Observable final class Call {
  var seconds = 0
  private let line: Int

  init(line: Int = Line.open()) { self.line = line }
}

struct LessonView: View {
  // says-next: "with '@State' the initialiser of 'Lesson' runs whenever"
  @State private var lesson = Lesson()  // expect: eager-model-initializer "@StateObject"
  @State private var next: Lesson  // expect: eager-model-initializer "@StateObject"
  @State private var exam = Lesson(bell: Bell(silentFor: 90))
  @State private var call = Call()  // expect: eager-model-initializer "@StateObject"
  @State private var recall = Call(line: 4)

  init(title: String) {
    _next = State(wrappedValue: Lesson(title: title))
  }

  var body: some View {
    Text("\(lesson.title) \(next.title) \(exam.title) \(call.seconds) \(recall.seconds)")
  }
}
