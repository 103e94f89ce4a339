import SwiftUI

struct Cell: Equatable {
  let id: Int
  var title: String

  static func == (a: Cell, b: Cell) -> Bool { a.id == b.id }
}

enum Phase<Value: Equatable>: Equatable {
  case loading
  case empty(title: String)
  case data(Value)
}

@Observable
final class Course {
  private(set) var phase: Phase<[Cell]> = .loading  // expect: custom-equality-hides-changes "phase"

  func update(_ cells: [Cell]) {
    // says-not-next: "it is set here"
    if cells.isEmpty { phase = .empty(title: "none") }
    // says-next: "it is set here"
    phase = .data(cells)
  }
}

struct CourseView: View {
  let course: Course

  var body: some View {
    if case .data(let cells) = course.phase { Text(cells[0].title) }
  }
}
