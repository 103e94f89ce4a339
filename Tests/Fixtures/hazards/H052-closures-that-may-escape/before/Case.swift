import SwiftUI

typealias Edit = () -> Void

struct Page {
  var lines = [1]

  mutating func edit(_ change: @escaping () -> Void) {
    change()
    lines.append(1)
  }

  mutating func alter(_ change: Edit) {
    change()
    lines.append(1)
  }
}

final class Book: ObservableObject {
  @Published var page = Page()
  var count: Int { page.lines.count }

  func edit() { page.edit { print(self.count) } }  // expect: mutation-reads-itself "page"
}

final class Diary: ObservableObject {
  @Published var page = Page()

  func edit() { page.alter { print(self.page.lines) } }  // expect: mutation-reads-itself "page"
}

func mutate<Value>(_ value: inout Value, _ change: ((inout Value) -> Void)?) { change?(&value) }

final class Notes: ObservableObject {
  @Published var lines = [1, 2, 3]

  func edit() { mutate(&lines, { $0.append(self.lines.count) }) }  // expect: mutation-reads-itself "lines"
}

final class Slate: ObservableObject {
  @Published var lines = [1, 2, 3]

  func edit() {
    { (lines: inout [Int]) in lines.append(self.lines.count) }(&lines)  // expect: mutation-reads-itself "lines"
  }
}

final class Wall: ObservableObject {
  @Published var lines = [1, 2, 3]
  var changes: [(inout [Int]) -> Void] = []

  func edit() { changes.forEach { $0(&lines) } }  // expect: mutation-reads-itself "lines"
}

/// It uses something else meanwhile.
final class Easel: ObservableObject {
  @Published var page = Page()
  @Published var edits = 0

  func edit() { page.edit { self.edits += 1 } }
}

struct ShelfView: View {
  @ObservedObject var book: Book
  @ObservedObject var diary: Diary
  @ObservedObject var notes: Notes
  @ObservedObject var slate: Slate
  @ObservedObject var wall: Wall
  @ObservedObject var easel: Easel
  var body: some View {
    Text("\(book.count) \(diary.page.lines.count) \(notes.lines.count) \(slate.lines.count)")
    Text("\(wall.lines.count) \(easel.page.lines.count) \(easel.edits)")
  }
}
