import SwiftUI
import UIKit

@Observable final class Grades {
  var total = 0
}

struct GradesScreen: View {
  var grades: Grades  // expect: observed-object "@ObservedObject"

  var body: some View {
    // says-not-next: "a new one"
    GradesHeader(grades: grades)
  }
}

struct GradesHeader: View {
  var grades: Grades  // expect: observed-object "@ObservedObject"

  var body: some View { Text("\(grades.total)") }
}

@MainActor
func makeGrades() -> UIViewController {
  let grades = Grades()
  // says-next: "a new one is passed in here"
  return UIHostingController(rootView: GradesScreen(grades: grades))
}
