import SwiftUI
import UIKit

final class Grades: ObservableObject {
  @Published var total = 0
}

struct GradesScreen: View {
  @ObservedObject var grades: Grades  // expect: observed-object "@ObservedObject"

  var body: some View {
    // says-not-next: "a new one"
    GradesHeader(grades: grades)
  }
}

struct GradesHeader: View {
  @ObservedObject var grades: Grades  // expect: observed-object "@ObservedObject"

  var body: some View { Text("\(grades.total)") }
}

@MainActor
func makeGrades() -> UIViewController {
  let grades = Grades()
  // says-next: "a new one is passed in here"
  return UIHostingController(rootView: GradesScreen(grades: grades))
}
