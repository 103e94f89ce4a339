import Combine
import SwiftUI

struct Entry {
  var text = ""
}

final class Diary: ObservableObject {
  @Published var entries: [Entry] = []
  @Published var title: String
  private var observers: Set<AnyCancellable> = []
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
final class Pen: ObservableObject {
  @Published var colour = "blue"
}

struct DiaryView: View {
  @StateObject private var diary = Diary(title: "2024")
  @StateObject private var pen = Pen()
  @StateObject private var other: Diary

  init(title: String) {
    _other = StateObject(wrappedValue: Diary(title: title))
  }

  var body: some View {
    Text(diary.title + other.title + pen.colour)
      .onAppear { diary.load() }
  }
}
