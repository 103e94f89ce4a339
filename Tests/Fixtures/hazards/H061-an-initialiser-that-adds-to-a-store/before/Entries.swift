import CoreData

final class Entry: NSManagedObject {
  @NSManaged var title: String?

  static func blank(in context: NSManagedObjectContext) -> Entry {
    let entry = Entry(context: context)
    entry.title = ""
    return entry
  }
}

extension Entry {
  convenience init(title: String, context: NSManagedObjectContext) {
    self.init(context: context)
    self.title = title
  }
}

/// No object of a store, whatever it is made with.
final class Caption {
  let context: String
  init(context: String) { self.context = context }
}
