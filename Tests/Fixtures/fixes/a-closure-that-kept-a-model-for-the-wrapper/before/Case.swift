import SwiftUI

final class Course: ObservableObject {
  @Published var title = ""
}

struct Outline: View {
  @StateObject private var course: Course

  init(course: Course) {
    _course = StateObject(wrappedValue: { course }())
  }

  var body: some View {
    Text(course.title)
  }
}

struct Screen: View {
  @StateObject private var course = Course()

  var body: some View {
    Outline(course: course)
  }
}
