import AppKit
import SwiftUI

/// The file is empty again with each drawing of the view around.
final class Diary: ObservableObject {
  @Published private(set) var lines: [String] = []
  private let file: URL

  init() {
    file = FileManager.default.temporaryDirectory.appendingPathComponent("diary.txt")
    try? "".write(to: file, atomically: true, encoding: .utf8)
  }
}

final class Draft: ObservableObject {
  @Published var isSaved: Bool

  init(file: URL) { isSaved = (try? Data().write(to: file)) != nil }
}

/// One more handler each time, which nobody takes away.
final class Keys: ObservableObject {
  @Published var isShifted = false
  private var monitor: Any?

  init() {
    monitor = NSEvent.addLocalMonitorForEvents(matching: .flagsChanged) { [weak self] event in
      self?.isShifted = event.modifierFlags.contains(.shift)
      return event
    }
  }
}

/// What goes into a text of its own is seen by nobody else.
final class Label: ObservableObject {
  @Published var text: String

  init(name: String) {
    var text = ""
    "<\(name)>".write(to: &text)
    self.text = text
  }
}

struct DiaryView: View {
  @StateObject private var diary = Diary()  // expect: eager-model-initializer "@StateObject"
  @StateObject private var draft: Draft  // expect: eager-model-initializer "@StateObject"
  @StateObject private var keys = Keys()  // expect: eager-model-initializer "@StateObject"
  @StateObject private var label = Label(name: "Diary")

  init(file: URL) { _draft = StateObject(wrappedValue: Draft(file: file)) }

  var body: some View {
    Text("\(diary.lines.count) \(draft.isSaved) \(keys.isShifted) \(label.text)")
  }
}
