@_exported import CoreLocation
@_exported import Foundation

func standIn(_ name: StaticString = #function) -> Never {
  fatalError("\(name) is a stand-in and has no behaviour")
}

public protocol CKRecordValueProtocol {}
extension String: CKRecordValueProtocol {}
extension Int: CKRecordValueProtocol {}
extension Double: CKRecordValueProtocol {}
extension Bool: CKRecordValueProtocol {}
extension Date: CKRecordValueProtocol {}
extension Data: CKRecordValueProtocol {}
extension CLLocation: CKRecordValueProtocol {}
extension Array: CKRecordValueProtocol where Element: CKRecordValueProtocol {}

open class CKRecord: NSObject, @unchecked Sendable {
  public typealias RecordType = String
  public typealias FieldKey = String

  public final class ID: NSObject, @unchecked Sendable {
    public init(recordName: String) {}
    public var recordName: String { standIn() }
  }

  public final class Reference: NSObject, CKRecordValueProtocol, @unchecked Sendable {
    public enum Action: Sendable { case none, deleteSelf }
    public init(recordID: ID, action: Action) {}
    public init(record: CKRecord, action: Action) {}
    public var recordID: ID { standIn() }
  }

  public init(recordType: RecordType) {}
  public init(recordType: RecordType, recordID: ID) {}
  public var recordID: ID { standIn() }
  public var recordType: RecordType { standIn() }
  public var creationDate: Date? { standIn() }
  public var creatorUserRecordID: ID? { standIn() }
  public subscript(key: FieldKey) -> (any CKRecordValueProtocol)? {
    get { standIn() }
    set {}
  }
}

public final class CKAsset: NSObject, CKRecordValueProtocol, @unchecked Sendable {
  public init(fileURL: URL) {}
  public var fileURL: URL? { standIn() }
}

public final class CKQuery: NSObject, @unchecked Sendable {
  public init(recordType: CKRecord.RecordType, predicate: NSPredicate) {}
  public var sortDescriptors: [NSSortDescriptor]?
}

public final class CKQueryCursor: NSObject, @unchecked Sendable {}

public final class CKDatabase: NSObject, @unchecked Sendable {
  public func record(for id: CKRecord.ID) async throws -> CKRecord { standIn() }
  @discardableResult public func save(_ record: CKRecord) async throws -> CKRecord { standIn() }
  public func save(
    _ record: CKRecord, completionHandler: @escaping @Sendable (CKRecord?, (any Error)?) -> Void
  ) {}
  public func fetch(
    withRecordID id: CKRecord.ID,
    completionHandler: @escaping @Sendable (CKRecord?, (any Error)?) -> Void
  ) {}
  public func perform(
    _ query: CKQuery, inZoneWith zone: Any?,
    completionHandler: @escaping @Sendable ([CKRecord]?, (any Error)?) -> Void
  ) {}
  public func deleteRecord(withID id: CKRecord.ID) async throws -> CKRecord.ID { standIn() }
  public func records(
    matching query: CKQuery, resultsLimit: Int = 0
  ) async throws -> (
    matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)], queryCursor: CKQueryCursor?
  ) { standIn() }
  public func modifyRecords(
    saving: [CKRecord], deleting: [CKRecord.ID]
  ) async throws -> (saveResults: [CKRecord.ID: Result<CKRecord, any Error>], Int) { standIn() }
}

public enum CKAccountStatus: Sendable { case available, noAccount, restricted }

public final class CKContainer: NSObject, @unchecked Sendable {
  public static func `default`() -> CKContainer { standIn() }
  public init(identifier: String) {}
  public var publicCloudDatabase: CKDatabase { standIn() }
  public var privateCloudDatabase: CKDatabase { standIn() }
  public func userRecordID() async throws -> CKRecord.ID { standIn() }
  public func accountStatus() async throws -> CKAccountStatus { standIn() }
  public func fetchUserRecordID(
    completionHandler: @escaping @Sendable (CKRecord.ID?, (any Error)?) -> Void
  ) {}
}
