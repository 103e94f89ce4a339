import Combine
import SwiftUI

struct Entry {
  var text = ""
}

@Observable final class Diary {
  var entries: [Entry] = []
  var title: String
  @ObservationIgnored private var observers: Set<AnyCancellable> = []
  private let limit: Int

  init(title: String, limit: Int = 20) {
    self.title = title
    self.limit = limit
    self.entries = []
  }

  func load() {
    entries.append(Entry())
  }
}

/// Has no initialiser of its own.
@Observable final class Pen {
  var colour = "blue"
}

struct DiaryView: View {
  @State private var diary = Diary(title: "2024")
  @State private var pen = Pen()
  @State private var other: Diary

  init(title: String) {
    _other = State(wrappedValue: Diary(title: title))
  }

  var body: some View {
    Text(diary.title + other.title + pen.colour)
      .onAppear { diary.load() }
  }
}
