import SwiftUI

@Observable final class Course {
  var title = ""
}

struct Outline: View {
  private var course: Course

  init(course: Course) {
    self.course = course
  }

  var body: some View {
    Text(course.title)
  }
}

struct Screen: View {
  @State private var course = Course()

  var body: some View {
    Outline(course: course)
  }
}
