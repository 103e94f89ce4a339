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

@Observable final class Book {
  var page = Page()
  var count: Int { page.lines.count }

  func edit() { page.edit { print(self.count) } }  // expect: mutation-reads-itself "page"
}

@Observable final class Diary {
  var page = Page()

  func edit() { page.alter { print(self.page.lines) } }  // expect: mutation-reads-itself "page"
}

func mutate<Value>(_ value: inout Value, _ change: ((inout Value) -> Void)?) { change?(&value) }

@Observable final class Notes {
  var lines = [1, 2, 3]

  func edit() { mutate(&lines, { $0.append(self.lines.count) }) }  // expect: mutation-reads-itself "lines"
}

@Observable final class Slate {
  var lines = [1, 2, 3]

  func edit() {
    { (lines: inout [Int]) in lines.append(self.lines.count) }(&lines)  // expect: mutation-reads-itself "lines"
  }
}

@Observable final class Wall {
  var lines = [1, 2, 3]
  @ObservationIgnored var changes: [(inout [Int]) -> Void] = []

  func edit() { changes.forEach { $0(&lines) } }  // expect: mutation-reads-itself "lines"
}

/// It uses something else meanwhile.
@Observable final class Easel {
  var page = Page()
  var edits = 0

  func edit() { page.edit { self.edits += 1 } }
}

struct ShelfView: View {
  var book: Book
  var diary: Diary
  var notes: Notes
  var slate: Slate
  var wall: Wall
  var easel: Easel
  var body: some View {
    Text("\(book.count) \(diary.page.lines.count) \(notes.lines.count) \(slate.lines.count)")
    Text("\(wall.lines.count) \(easel.page.lines.count) \(easel.edits)")
  }
}
