import Combine
import CoreData
import SwiftUI

final class Entry: NSManagedObject {
  var signature: String { "" }
  class func request() -> NSFetchRequest<Entry> { NSFetchRequest(entityName: "Entry") }
}

final class Line: ObservableObject {
  @Published var isUp = false
  func dial(again: Bool) {}
}

final class Pool {
  func open(_ address: String, completion: ((Line) -> Void)? = nil) { completion?(Line()) }
}

/// Has no signature, and cannot dial.
final class Journal: ObservableObject {
  @Published var title = ""
}

/// Objective-C may know more of this one, but not that a context fetches it.
final class Diary: NSObject, ObservableObject {
  @Published var title = ""
}

func rename(in context: NSManagedObjectContext) {
  if let entry = try? context.fetch(Entry.request()).first {
    print(entry.signature)
    entry.objectWillChange.send()
  }
}

struct Page: View {
  @ObservedObject var journal: Journal
  @ObservedObject var diary: Diary
  @State private var listening: AnyCancellable?

  var body: some View {
    Button(journal.title + diary.title) {
      Pool().open("bbs") { line in
        line.dial(again: true)
        listening = line.objectWillChange.sink { _ in }  // expect: object-will-change "objectWillChange"
      }
    }
  }
}
