import Combine
@_exported import Foundation

func standIn(_ name: StaticString = #function) -> Never {
  fatalError("\(name) is a stand-in and has no behaviour")
}

public protocol NSFetchRequestResult: NSObjectProtocol {}

open class NSManagedObject: NSObject, NSFetchRequestResult, ObservableObject, Identifiable {
  public init(context: NSManagedObjectContext) {}
  public var objectID: NSManagedObjectID { standIn() }
  public var managedObjectContext: NSManagedObjectContext? { standIn() }
  public var isDeleted: Bool { standIn() }
  open class func entity() -> NSEntityDescription { standIn() }
}

public final class NSManagedObjectID: NSObject, @unchecked Sendable {}
public final class NSEntityDescription: NSObject {
  public class func insertNewObject(
    forEntityName name: String, into context: NSManagedObjectContext
  ) -> NSManagedObject { standIn() }
}

open class NSFetchRequest<Result: NSFetchRequestResult>: NSObject {
  public override init() {}
  public init(entityName: String) {}
  public var predicate: NSPredicate?
  public var sortDescriptors: [NSSortDescriptor]?
  public var fetchLimit = 0
}

open class NSManagedObjectContext: NSObject, @unchecked Sendable {
  public var hasChanges: Bool { standIn() }
  public var automaticallyMergesChangesFromParent = false
  public func save() throws {}
  public func delete(_ object: NSManagedObject) {}
  public func fetch<T: NSFetchRequestResult>(_ request: NSFetchRequest<T>) throws -> [T] {
    standIn()
  }
  public func perform(_ block: @escaping () -> Void) {}
}

open class NSPersistentStoreDescription: NSObject {
  public var url: URL?
}

open class NSPersistentContainer: NSObject, @unchecked Sendable {
  public init(name: String) {}
  public var viewContext: NSManagedObjectContext { standIn() }
  public var persistentStoreDescriptions: [NSPersistentStoreDescription] = []
  public func newBackgroundContext() -> NSManagedObjectContext { standIn() }
  public func loadPersistentStores(
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {}
}

/// Its parameter has no constraint here: Swift lets no existential meet one.
open class NSFetchedResultsController<Result>: NSObject {
  public init(
    fetchRequest: NSFetchRequest<Result>, managedObjectContext: NSManagedObjectContext,
    sectionNameKeyPath: String?, cacheName: String?
  ) where Result: NSFetchRequestResult {}
  public weak var delegate: (any NSFetchedResultsControllerDelegate)?
  public var fetchedObjects: [Result]? { standIn() }
  public func performFetch() throws {}
}

public protocol NSFetchedResultsControllerDelegate: NSObjectProtocol {
  func controllerDidChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>)
}
