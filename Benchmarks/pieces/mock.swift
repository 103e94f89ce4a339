import Foundation

protocol TopicRepository {
  var count: Int { get }
  func find(_ name: String) throws -> TopicEntry
  func save(_ entry: TopicEntry) throws
  func all(where isIncluded: (TopicEntry) -> Bool) -> [TopicEntry]
}

struct TopicEntry: Equatable {
  var name: String
  var weight: Int
  var parent: String?
}

enum TopicRepositoryError: Error, LocalizedError {
  case missing(String)
  case duplicate(TopicEntry)
  case full(limit: Int)

  var errorDescription: String? {
    switch self {
    case .missing(let name): return "There is no topic called \(name)."
    case .duplicate(let entry): return "\(entry.name) is there already."
    case .full(let limit): return "No more than \(limit) topics can be kept."
    }
  }
}

#if DEBUG
  final class MockTopicRepository: TopicRepository {
    private(set) var saved: [TopicEntry] = []
    private(set) var asked: [String] = []
    var error: TopicRepositoryError?

    var count: Int { saved.count }

    func find(_ name: String) throws -> TopicEntry {
      asked.append(name)
      if let error { throw error }
      guard let entry = saved.first(where: { $0.name == name }) else {
        throw TopicRepositoryError.missing(name)
      }
      return entry
    }

    func save(_ entry: TopicEntry) throws {
      if let error { throw error }
      guard !saved.contains(entry) else { throw TopicRepositoryError.duplicate(entry) }
      saved.append(entry)
    }

    func all(where isIncluded: (TopicEntry) -> Bool) -> [TopicEntry] {
      saved.filter(isIncluded).sorted { $0.weight > $1.weight }
    }
  }
#endif
