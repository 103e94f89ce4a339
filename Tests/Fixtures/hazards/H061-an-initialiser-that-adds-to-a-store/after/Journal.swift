import CoreData
import SwiftUI

@Observable final class Page {
  var text = ""
  let entry: Entry

  init(entry: Entry) { self.entry = entry }
}

@Observable final class NewPage {
  var text = ""
  private let entry: Entry

  // says-next: "it does more than store values here"
  init(context: NSManagedObjectContext) { entry = .init(context: context) }
}

@Observable final class TitledPage {
  var text = ""
  private let entry: Entry

  init(context: NSManagedObjectContext) { entry = Entry(title: "Untitled", context: context) }
}

@Observable final class BlankPage {
  var text = ""
  private let entry: Entry

  init(context: NSManagedObjectContext) { entry = Entry.blank(in: context) }
}

@Observable final class Line {
  var isMarked = false
  private let line: NSManagedObject

  init(context: NSManagedObjectContext) {
    line = NSEntityDescription.insertNewObject(forEntityName: "Line", into: context)
  }
}

@Observable final class Cover {
  var title = ""
  let caption = Caption(context: "Cover")
  private let context: NSManagedObjectContext

  init(context: NSManagedObjectContext) { self.context = context }
}

/// Each drawing of the view around would leave an empty row in the store, which the next save keeps.
struct PageView: View {
  @State private var page: Page  // expect: eager-model-initializer "@StateObject"
  @State private var new: NewPage  // expect: eager-model-initializer "@StateObject"
  @State private var titled: TitledPage  // expect: eager-model-initializer "@StateObject"
  @State private var blank: BlankPage  // expect: eager-model-initializer "@StateObject"
  @State private var line: Line  // expect: eager-model-initializer "@StateObject"
  @State private var cover: Cover

  init(entry: Entry?, context: NSManagedObjectContext) {
    _page = State(wrappedValue: Page(entry: entry ?? Entry(context: context)))
    _new = State(wrappedValue: NewPage(context: context))
    _titled = State(wrappedValue: TitledPage(context: context))
    _blank = State(wrappedValue: BlankPage(context: context))
    _line = State(wrappedValue: Line(context: context))
    _cover = State(wrappedValue: Cover(context: context))
  }

  var body: some View {
    Text("\(page.text) \(new.text) \(titled.text) \(blank.text) \(cover.title)")
    Text("\(line.isMarked)")
  }
}
