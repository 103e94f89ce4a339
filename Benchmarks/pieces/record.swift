import Foundation

/// What the server says about a topic. Fields that it leaves out get a default here, so that the
/// rest of the app need not care.
struct TopicRecord: Codable, Identifiable, Hashable {
  let id: UUID
  var title: String
  var subtitle: String?
  var createdAt: Date
  var updatedAt: Date?
  var amount: Decimal
  var tags: [String]
  var isArchived: Bool

  enum CodingKeys: String, CodingKey {
    case id
    case title
    case subtitle = "sub_title"
    case createdAt = "created_at"
    case updatedAt = "updated_at"
    case amount
    case tags
    case isArchived = "archived"
  }

  init(from decoder: Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    id = try container.decode(UUID.self, forKey: .id)
    title = try container.decode(String.self, forKey: .title)
    subtitle = try container.decodeIfPresent(String.self, forKey: .subtitle)
    createdAt = try container.decode(Date.self, forKey: .createdAt)
    updatedAt = try container.decodeIfPresent(Date.self, forKey: .updatedAt)
    amount = try container.decodeIfPresent(Decimal.self, forKey: .amount) ?? 0
    tags = try container.decodeIfPresent([String].self, forKey: .tags) ?? []
    isArchived = try container.decodeIfPresent(Bool.self, forKey: .isArchived) ?? false
  }
}

extension TopicRecord: Comparable {
  static func < (left: TopicRecord, right: TopicRecord) -> Bool {
    if left.isArchived != right.isArchived { return !left.isArchived }
    return left.createdAt < right.createdAt
  }
}
