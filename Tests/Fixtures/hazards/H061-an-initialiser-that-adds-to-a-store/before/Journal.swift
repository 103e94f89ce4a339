import CoreData
import SwiftUI

final class Page: ObservableObject {
  @Published var text = ""
  let entry: Entry

  init(entry: Entry) { self.entry = entry }
}

final class NewPage: ObservableObject {
  @Published var text = ""
  private let entry: Entry

  // says-next: "it does more than store values here"
  init(context: NSManagedObjectContext) { entry = .init(context: context) }
}

final class TitledPage: ObservableObject {
  @Published var text = ""
  private let entry: Entry

  init(context: NSManagedObjectContext) { entry = Entry(title: "Untitled", context: context) }
}

final class BlankPage: ObservableObject {
  @Published var text = ""
  private let entry: Entry

  init(context: NSManagedObjectContext) { entry = Entry.blank(in: context) }
}

final class Line: ObservableObject {
  @Published var isMarked = false
  private let line: NSManagedObject

  init(context: NSManagedObjectContext) {
    line = NSEntityDescription.insertNewObject(forEntityName: "Line", into: context)
  }
}

final class Cover: ObservableObject {
  @Published var title = ""
  let caption = Caption(context: "Cover")
  private let context: NSManagedObjectContext

  init(context: NSManagedObjectContext) { self.context = context }
}

/// Each drawing of the view around would leave an empty row in the store, which the next save keeps.
struct PageView: View {
  @StateObject private var page: Page  // expect: eager-model-initializer "@StateObject"
  @StateObject private var new: NewPage  // expect: eager-model-initializer "@StateObject"
  @StateObject private var titled: TitledPage  // expect: eager-model-initializer "@StateObject"
  @StateObject private var blank: BlankPage  // expect: eager-model-initializer "@StateObject"
  @StateObject private var line: Line  // expect: eager-model-initializer "@StateObject"
  @StateObject private var cover: Cover

  init(entry: Entry?, context: NSManagedObjectContext) {
    _page = StateObject(wrappedValue: Page(entry: entry ?? Entry(context: context)))
    _new = StateObject(wrappedValue: NewPage(context: context))
    _titled = StateObject(wrappedValue: TitledPage(context: context))
    _blank = StateObject(wrappedValue: BlankPage(context: context))
    _line = StateObject(wrappedValue: Line(context: context))
    _cover = StateObject(wrappedValue: Cover(context: context))
  }

  var body: some View {
    Text("\(page.text) \(new.text) \(titled.text) \(blank.text) \(cover.title)")
    Text("\(line.isMarked)")
  }
}
